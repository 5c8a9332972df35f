import type { StorybookConfig } from '@storybook/react-vite'

const ABOUT_SHIPPING = new Set(['version-mark', 'shipped-packages', 'third-party-licences'])

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docs pages show the props with their comments. This parser needs no TypeScript compiler, but reports `unknown` for
  // `readonly` types; lists in props are therefore of type ReadonlyArray.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // These plugins describe the shipped portal; a Storybook build also contains Storybook's own code.
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    plugins: plugins.filter((one) => !one || !('name' in one) || !ABOUT_SHIPPING.has(one.name)),
  }),
}

export default config

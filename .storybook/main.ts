import type { StorybookConfig } from '@storybook/react-vite'

const ABOUT_SHIPPING = new Set(['version-mark', 'shipped-packages', 'third-party-licences'])

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docs pages show the props with their comments. This parser needs no TypeScript compiler; of a type that begins
  // with `readonly` it says `unknown`, which is why lists in props are of type ReadonlyArray.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // They are about what a portal ships; a handbook also contains Storybook's own code.
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    plugins: plugins.filter((one) => !one || !('name' in one) || !ABOUT_SHIPPING.has(one.name)),
  }),
}

export default config

import type { StorybookConfig } from '@storybook/react-vite'

const RELEASE_PLUGINS = new Set(['version-mark', 'shipped-packages', 'third-party-licences'])

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docs pages show the props with their comments. This parser needs no TypeScript compiler. It reports `unknown` for
  // `readonly` types, so lists in props are of type ReadonlyArray.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // Release plugins describe the portal's own build. A Storybook build also contains Storybook's code.
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    plugins: plugins.filter((plugin) => !plugin || !('name' in plugin) || !RELEASE_PLUGINS.has(plugin.name)),
  }),
}

export default config

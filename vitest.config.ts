import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath, drawingArguments, shellPath } from './scripts/support/chromium.mjs'
import { comparePictures } from './tests/pictures/compare.ts'
import { STANDSTILL } from './tests/support/standstill.ts'
import viteConfig from './vite.config.ts'

const HANGS = 15 * 60_000

/** Every screen under the failure of each of its calls. */
const FAULTS = 'tests/screens/faults/*.test.tsx'

const portal = viteConfig({ mode: 'test', command: 'serve' })

/** @param reducedMotion for screens that axe checks as soon as they are complete, without colours in transition */
const chromium = (name: string, reducedMotion?: 'reduce') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Two runs at the same time need two ports.
  api: { strictPort: false },
  provider: playwright({
    launchOptions: { executablePath: shellPath(), args: chromiumArguments },
    contextOptions: { reducedMotion: reducedMotion ?? null },
  }),
  viewport: { width: 1280, height: 900 },
  // An instance must not have the name of its project.
  instances: [{ browser: 'chromium' as const, name: `${name} in Chromium` }],
})

/** Tests of whole screens in a browser, by the name of their project. */
const screens = (name: string) => ({
  name,
  // As many pages as cores: the number on the command line does not reach a browser.
  maxWorkers: '100%',
  // The files share their modules, as in node: what a test replaces or leaves open must end with the test.
  isolate: false as const,
  setupFiles: ['tests/support/setup-properties.ts', 'tests/support/setup-browser.ts'],
  browser: chromium(name),
})

/** Pure rules and the project's scripts in node, and screens and stories in a real Chromium. */
export default mergeConfig(
  portal,
  defineConfig({
    test: {
      // A picture or snapshot that is missing is not made by the way.
      update: 'none',
      attachmentsDir: 'test-results/attachments',
      // For tests that hang and have no limit of their own, as every wait in a browser has. It is far beyond what any
      // test takes on the slowest machine, so that no test fails because a machine is slow.
      testTimeout: HANGS,
      expect: { poll: { timeout: STANDSTILL } },
      hookTimeout: HANGS,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts'],
            // The files share their modules, which halves the time: what a test replaces must end with the test.
            isolate: false,
            setupFiles: ['tests/support/setup-properties.ts'],
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'scripts',
            environment: 'node',
            include: ['tests/{scripts,conformance,php-host}/**/*.test.ts'],
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          test: {
            ...screens('screens'),
            include: ['tests/screens/**/*.test.{ts,tsx}'],
            exclude: [FAULTS],
          },
        },
        {
          extends: true,
          test: {
            ...screens('faults'),
            include: [FAULTS],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            maxWorkers: '100%',
            // As in Storybook itself, where all stories share their modules.
            isolate: false,
            setupFiles: ['tests/support/setup-stories.ts'],
            browser: {
              ...chromium('stories', 'reduce'),
              commands: {
                forceColours: ({ page }, on: boolean) => page.emulateMedia({ forcedColors: on ? 'active' : 'none' }),
              },
            },
          },
        },
        {
          extends: true,
          test: {
            name: 'pictures',
            // A page for each of the two files.
            maxWorkers: '100%',
            include: ['tests/pictures/**/*.test.tsx'],
            setupFiles: ['tests/pictures/setup-pictures.ts'],
            browser: {
              ...chromium('pictures'),
              provider: playwright({
                launchOptions: {
                  executablePath: chromiumPath(),
                  args: [...chromiumArguments, ...drawingArguments],
                },
                contextOptions: {
                  reducedMotion: 'reduce',
                  timezoneId: 'UTC',
                  locale: 'en-GB',
                  // A page that does not fit in would be scaled.
                  viewport: { width: 1280, height: 900 },
                },
              }),
              expect: {
                toMatchScreenshot: {
                  comparatorName: 'pictures',
                  comparators: { pictures: comparePictures },
                  // Until it stands still: Vitest's limit is a timer that would outlive the run.
                  timeout: 0,
                  // The same for any Chromium: Vitest's own paths name browser and platform.
                  resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                    `${root}/${testFileDirectory}/reference/${arg}${ext}`,
                  resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/pictures/${arg}${ext}`,
                },
              },
            },
          },
        },
      ],
    },
  }),
)

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath, drawingArguments, shellPath } from './scripts/support/chromium.mjs'
import { comparePictures } from './tests/pictures/compare.ts'
import { NO_PROGRESS_TIMEOUT } from './tests/support/no-progress-timeout.ts'
import viteConfig from './vite.config.ts'

const HANGS = 15 * 60_000

/** Tests that fail each call of each screen, or fill each screen with hostile texts. */
const MATRICES = ['tests/screens/faults/*.test.tsx', 'tests/screens/hostile/{every-page,dialogs}.test.tsx']

/** Tests that read and write PDFs, packs and photos, which take seconds each. */
const DOCUMENTS = [
  'tests/screens/pdf/*.test.{ts,tsx}',
  'tests/screens/council/board-pack.test.tsx',
  'tests/screens/details/dossier.test.tsx',
  'tests/screens/features/photos.test.tsx',
]

/** Tests that start a host or a server, or run the conformance suite against many faulty hosts. */
const HOSTS = [
  'tests/php-host/**/*.test.ts',
  'tests/conformance/{findings,grades,real-host,report,time-zone,unauthorised,unreliable,whole-run}.test.ts',
  'tests/scripts/{contract-scripts,dev-live,hot-updates,mock-host}.test.ts',
]

/**
 * Skips the stack that React's development build records for each element, a sixth of the time of the screens. Has no
 * effect on a version of React whose code differs.
 */
const withoutElementStacks = {
  name: 'without-element-stacks',
  transform: {
    filter: { id: /react\/cjs\/react[\w-]*\.development\.js$/ },
    handler: (code: string) => code.replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false'),
  },
}

const portal = viteConfig({ mode: 'test', command: 'serve' })

const COMMANDS = { printNow: (_context: unknown, line: string) => void process.stderr.write(`\n${line}\n`) }

/** @param reducedMotion prevents axe from checking colours in transition */
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
  commands: COMMANDS,
  // An instance must not have the name of its project.
  instances: [{ browser: 'chromium' as const, name: `${name} in Chromium` }],
})

const screens = (name: string) => ({
  name,
  // One page per core: `--maxWorkers` on the command line has no effect on a browser.
  maxWorkers: '100%',
  // Files share modules, as in Node: a test must restore what it mocks and close what it opens.
  isolate: false as const,
  setupFiles: ['tests/support/setup-properties.ts', 'tests/support/setup-browser.ts'],
  browser: chromium(name),
})

export default mergeConfig(
  portal,
  defineConfig({
    optimizeDeps: { rolldownOptions: { plugins: [withoutElementStacks] } },
    test: {
      // A missing picture or snapshot fails instead of being written.
      update: 'none',
      attachmentsDir: 'test-results/attachments',
      // Ends tests that hang outside of waits in a browser, which have their own limit. Generous for slow machines.
      testTimeout: HANGS,
      expect: { poll: { timeout: NO_PROGRESS_TIMEOUT } },
      hookTimeout: HANGS,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts'],
            // Files share modules, which halves the time: a test must restore what it mocks.
            isolate: false,
            setupFiles: ['tests/support/setup-properties.ts'],
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          extends: true,
          test: { name: 'simulation', environment: 'node', include: ['tests/simulation/*.test.ts'] },
        },
        ...[
          { name: 'scripts', include: ['tests/{scripts,conformance}/**/*.test.ts'], exclude: HOSTS },
          { name: 'hosts', include: HOSTS },
          {
            name: 'release',
            include: ['tests/release/*.test.ts'],
            globalSetup: 'tests/release/build-archive.ts',
          },
        ].map((files) => ({
          extends: true as const,
          test: {
            ...files,
            environment: 'node' as const,
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        })),
        {
          extends: true,
          test: {
            ...screens('screens'),
            include: ['tests/screens/**/*.test.{ts,tsx}'],
            exclude: [...MATRICES, ...DOCUMENTS],
          },
        },
        { extends: true, test: { ...screens('faults'), include: MATRICES } },
        { extends: true, test: { ...screens('documents'), include: DOCUMENTS } },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            maxWorkers: '100%',
            // Stories share modules, as in Storybook.
            isolate: false,
            setupFiles: ['tests/support/setup-stories.ts'],
            browser: {
              ...chromium('stories', 'reduce'),
              commands: {
                ...COMMANDS,
                forceColours: ({ page }, on: boolean) => page.emulateMedia({ forcedColors: on ? 'active' : 'none' }),
              },
            },
          },
        },
        {
          extends: true,
          test: {
            name: 'pictures',
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
                  // Vitest scales down a page that exceeds this viewport.
                  viewport: { width: 1280, height: 900 },
                },
              }),
              expect: {
                toMatchScreenshot: {
                  comparatorName: 'pictures',
                  comparators: { pictures: comparePictures },
                  // Waits until the page is stable, without a limit: Vitest's timer would outlive the run.
                  timeout: 0,
                  // One path for any Chromium: Vitest's default contains browser and platform.
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

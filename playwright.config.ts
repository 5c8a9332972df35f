import { defineConfig, type Project } from '@playwright/test'
import { chromiumArguments, chromiumPath, shellPath } from './scripts/support/chromium.mjs'
import { findPhp } from './scripts/support/php-host.mjs'
import type { PeopleOptions } from './tests/e2e/support/people'
import type { WatchOptions } from './tests/e2e/support/watch'
import { STANDSTILL } from './tests/support/standstill.ts'

type Walks = Project<PeopleOptions & WatchOptions>

const DEMO = 'http://127.0.0.1:4173'
const PHP = 'http://127.0.0.1:4174'

const specs = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** What `npm test` walks on the demo. `npm run test:full` walks everything else there. */
const ONCE = ['life-cycle', 'wizard', 'insecure-origin']

/** An application that is written, decided and answered by e-mail: walked on every host by `npm test`. */
const CRITICAL_PATH = 'critical-path'

const FULL = '-full'

// Whether the worker answers or the page itself makes no difference to what is seen, and takes a third of the time of
// each page: it is there in the tests that need it.
const onDemo = { baseURL: DEMO, serviceWorkers: 'block' as const }

const demo = {
  projects: [
    { name: 'demo', testMatch: specs(...ONCE), use: onDemo },
    {
      name: `demo${FULL}`,
      testIgnore: specs(...ONCE, CRITICAL_PATH, 'turned-down', 'php-host', 'every-page', 'scans', 'queue-torture'),
      use: { ...onDemo, launchOptions: { executablePath: shellPath(), args: chromiumArguments } },
    },
  ],
  server: {
    command: 'node scripts/preview-demo.mjs',
    env: { PORT: '4173' },
    url: DEMO,
  },
}

/** The same people on the production build, beside the files of a real PHP host. */
const php = {
  projects: [
    { name: 'php', testMatch: specs(CRITICAL_PATH), use: { baseURL: PHP, host: 'php' as const } },
    {
      name: `php${FULL}`,
      testMatch: specs('life-cycle', 'turned-down', 'two-desks', 'php-host'),
      use: { baseURL: PHP, host: 'php' as const },
    },
  ],
  server: {
    command: 'node scripts/php-host.mjs --port 4174',
    // Also there while the portal is not built.
    url: `${PHP}/CheckSession.php`,
    // Ends its PHP and deletes its data on this signal.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  },
}

/** What is tried on the production build in every browser. */
export const IN_EVERY_BROWSER: readonly string[] = ['life-cycle', 'scans']

/** The production build beside the mock behind a port, as one of the two kinds of host. */
export const mockHost = (
  name: string,
  port: number,
  { option = '', expectedError = null as RegExp | null, full = IN_EVERY_BROWSER } = {},
) => {
  const address = `http://127.0.0.1:${port}`
  const use = { baseURL: address, host: 'mock' as const, expectedError }
  const once: Walks = { name, testMatch: specs(CRITICAL_PATH), use }
  const inFull: Walks = { name: `${name}${FULL}`, testMatch: specs(...full), use }
  return {
    projects: [once, inFull] as const,
    server: {
      command: `node scripts/mock-host.mjs --port ${port} ${option}`,
      // Also there while the portal is not built.
      url: `${address}/__mail`,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    },
  }
}

const mocks = [
  // The ways in which an application is turned down are walked on a PHP host where there is PHP.
  mockHost('mock', 4175, {
    full: [...IN_EVERY_BROWSER, 'queue-torture', 'two-desks', ...(findPhp() === null ? ['turned-down'] : [])],
  }),
  // Chromium itself reports such answers in the console: nobody is signed in yet, and a link names no application.
  mockHost('mock-clean', 4176, {
    option: '--clean',
    expectedError: /status of 40[14] /,
    full: ['life-cycle'],
  }),
]

// The longest walks first, which mostly wait, and the many short ones beside them.
const tried = [...mocks, ...(findPhp() === null ? [] : [php]), demo]

/** The built portal in a real Chromium. Nothing is retried: a test that fails now and then has a cause. */
export default defineConfig<PeopleOptions & WatchOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 0,
  expect: { timeout: STANDSTILL },
  fullyParallel: true,
  // More than cores: one walk alone does not keep two of them busy.
  workers: 4,
  retries: 0,
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    actionTimeout: STANDSTILL,
    navigationTimeout: STANDSTILL,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  projects: tried.flatMap<Walks>(({ projects }) => projects),
  webServer: tried.map(({ server }) => ({ ...server, timeout: STANDSTILL })),
})

import { defineConfig, type Project } from '@playwright/test'
import { chromiumArguments, chromiumPath, shellPath } from './scripts/support/chromium.mjs'
import { findPhp } from './scripts/support/php-host.mjs'
import type { PeopleOptions } from './tests/e2e/support/people'
import type { WatchOptions } from './tests/e2e/support/watch'
import { NO_PROGRESS_TIMEOUT } from './tests/support/no-progress-timeout.ts'

type Walks = Project<PeopleOptions & WatchOptions>

const DEMO = 'http://127.0.0.1:4173'
const PHP = 'http://127.0.0.1:4174'

const specs = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Specs that `npm test` runs on the demo. `npm run test:full` runs the others. */
const ONCE = ['life-cycle', 'wizard']

/** Spec that runs on every host: submits and denies an application, and checks the e-mail. */
const CRITICAL_PATH = 'critical-path'

const FULL = '-full'

const inShell = { launchOptions: { executablePath: shellPath(), args: chromiumArguments } }

// The service worker changes nothing visible and takes a third of the time of each page. Tests that need it allow it.
const onDemo = { ...inShell, baseURL: DEMO, serviceWorkers: 'block' as const }

const demo = {
  projects: [
    { name: 'demo', testMatch: specs(...ONCE), use: onDemo },
    {
      name: `demo${FULL}`,
      testIgnore: specs(...ONCE, CRITICAL_PATH, 'turned-down', 'php-host', 'every-page', 'scans', 'queue-torture'),
      use: onDemo,
    },
  ],
  server: {
    command: 'node scripts/preview-demo.mjs',
    env: { PORT: '4173' },
    url: DEMO,
  },
}

const php = {
  projects: [
    { name: 'php', testMatch: specs(CRITICAL_PATH), use: { ...inShell, baseURL: PHP, host: 'php' as const } },
    {
      name: `php${FULL}`,
      testMatch: specs('life-cycle', 'turned-down', 'php-host'),
      use: { baseURL: PHP, host: 'php' as const },
    },
  ],
  server: {
    command: 'node scripts/php-host.mjs --port 4174',
    // Responds even if the portal is not built.
    url: `${PHP}/CheckSession.php`,
    // Stops PHP and deletes its data on this signal.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  },
}

export const mockHost = (
  name: string,
  port: number,
  { option = '', expectedError = null as RegExp | null, full = [CRITICAL_PATH] } = {},
) => {
  const address = `http://127.0.0.1:${port}`
  const use = { baseURL: address, host: 'mock' as const, expectedError }
  const once: Walks = { name, testMatch: specs(CRITICAL_PATH), use: { ...use, ...inShell } }
  const inFull: Walks = { name: `${name}${FULL}`, testMatch: specs(...full), use }
  return {
    projects: [once, inFull] as const,
    server: {
      command: `node scripts/mock-host.mjs --port ${port} ${option}`,
      // Responds even if the portal is not built.
      url: `${address}/__mail`,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    },
  }
}

const mocks = [
  mockHost('mock', 4175, {
    // Without PHP, `turned-down` runs here, and `npm test` runs the critical path.
    full: ['queue-torture', findPhp() === null ? 'turned-down' : CRITICAL_PATH],
  }),
  // Chromium logs 401 before sign-in and 404 for a link to an unknown application.
  mockHost('mock-clean', 4176, {
    option: '--clean',
    expectedError: /status of 40[14] /,
  }),
]

// Starts the longest spec first, which takes longer than all others together.
const tried = [demo, ...mocks, ...(findPhp() === null ? [] : [php])]

/** Tests the built portal in Chromium. Never retries, because a flaky test has a cause. */
export default defineConfig<PeopleOptions & WatchOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 0,
  expect: { timeout: NO_PROGRESS_TIMEOUT },
  fullyParallel: true,
  // More workers than cores: a single spec does not keep two cores busy.
  workers: 4,
  retries: 0,
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    actionTimeout: NO_PROGRESS_TIMEOUT,
    navigationTimeout: NO_PROGRESS_TIMEOUT,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  projects: tried.flatMap<Walks>(({ projects }) => projects),
  webServer: tried.map(({ server }) => ({ ...server, timeout: NO_PROGRESS_TIMEOUT })),
})

import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath, shellPath } from './scripts/support/chromium.mjs'
import { findPhp } from './scripts/support/php-host.mjs'
import type { PeopleOptions } from './tests/e2e/support/people'
import type { WatchOptions } from './tests/e2e/support/watch'
import { STANDSTILL } from './tests/support/standstill.ts'

const DEMO = 'http://127.0.0.1:4173'
const PHP = 'http://127.0.0.1:4174'

const demo = {
  // An application's life is walked on hosts behind a port: the demo's mock is the same, and slower in a page.
  project: {
    name: 'demo',
    testIgnore: ['**/php-host.spec.ts', '**/life-cycle.spec.ts', '**/every-page.spec.ts', '**/scans.spec.ts'],
    // Whether the worker answers or the page itself makes no difference to what is seen, and takes a third of the time
    // of each page: it is there in the tests that need it.
    use: {
      baseURL: DEMO,
      serviceWorkers: 'block' as const,
      launchOptions: { executablePath: shellPath(), args: chromiumArguments },
    },
  },
  server: {
    command: 'node scripts/preview-demo.mjs',
    env: { PORT: '4173' },
    url: DEMO,
  },
}

/** The same people on the production build, beside the files of a real PHP host. */
const php = {
  project: {
    name: 'php',
    testMatch: ['**/life-cycle.spec.ts', '**/php-host.spec.ts'],
    use: { baseURL: PHP, host: 'php' as const },
  },
  server: {
    command: 'node scripts/php-host.mjs --port 4174',
    // Also there while the portal is not built.
    url: `${PHP}/CheckSession.php`,
    // Ends its PHP and deletes its data on this signal.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  },
}

const NINE_PEOPLE = /nine people take an application/

/** What is tried on the production build in every browser. */
export const IN_EVERY_BROWSER = /nine people take an application|a scanned page is drawn/

/** The production build beside the mock behind a port, as one of the two kinds of host. */
export const mockHost = (
  name: string,
  port: number,
  { option = '', expectedError = null as RegExp | null, grep = NINE_PEOPLE } = {},
) => {
  const address = `http://127.0.0.1:${port}`
  return {
    project: {
      name,
      testMatch: ['**/life-cycle.spec.ts', '**/scans.spec.ts'],
      grep,
      use: { baseURL: address, host: 'mock' as const, expectedError },
    },
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
  mockHost('mock', 4175, { grep: findPhp() === null ? /./ : IN_EVERY_BROWSER }),
  // Chromium itself reports such answers in the console: nobody is signed in yet, and a link names no application.
  mockHost('mock-clean', 4176, {
    option: '--clean',
    expectedError: /status of 40[14] /,
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
  projects: tried.map(({ project }) => project),
  webServer: tried.map(({ server }) => ({ ...server, timeout: STANDSTILL })),
})

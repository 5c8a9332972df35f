import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './scripts/support/chromium.mjs'
import { findPhp } from './scripts/support/php-host.mjs'
import type { PeopleOptions } from './tests/e2e/support/people'
import { STANDSTILL } from './tests/support/standstill.ts'

const DEMO = 'http://127.0.0.1:4173'
const PHP = 'http://127.0.0.1:4174'

const demo = {
  project: { name: 'demo', testIgnore: '**/php-host.spec.ts', use: { baseURL: DEMO } },
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
    url: PHP,
    // Ends its PHP and deletes its data on this signal.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  },
}

const tried = findPhp() === null ? [demo] : [demo, php]

/** The built portal in a real Chromium. Nothing is retried: a test that fails now and then has a cause. */
export default defineConfig<PeopleOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 0,
  expect: { timeout: STANDSTILL },
  fullyParallel: true,
  workers: 2,
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

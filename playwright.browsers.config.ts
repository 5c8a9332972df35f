import { defineConfig } from '@playwright/test'
import base, { mockHost } from './playwright.config'
import { NO_PROGRESS_TIMEOUT } from './tests/support/no-progress-timeout.ts'

// Firefox reports requests in flight when a page is left, in the console or as a page error.
const { projects, server } = mockHost('firefox', 4177, {
  expectedError: /Error in input stream|: network$/,
  full: ['critical-path', 'scans'],
})
const [, project] = projects

const inFirefox = {
  ...project.use,
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: 'scripts/support/firefox-relay.mjs' },
}

/** Tests the production build in a stock Firefox over WebDriver BiDi, because Playwright's own Firefox is patched. */
export default defineConfig({
  ...base,
  // One Firefox per core: a third made the tests no faster.
  workers: 2,
  // Two projects that take equally long and run in parallel.
  projects: [
    { ...project, use: inFirefox },
    { name: 'firefox-pages', testMatch: '**/every-page.spec.ts', use: inFirefox },
  ],
  webServer: { ...server, timeout: NO_PROGRESS_TIMEOUT },
})

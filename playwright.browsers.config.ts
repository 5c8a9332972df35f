import { defineConfig } from '@playwright/test'
import base, { mockHost } from './playwright.config'
import { STANDSTILL } from './tests/support/standstill.ts'

// Firefox tells of the calls that a page was still making when it was left, in the console or as an error of the page.
const { projects, server } = mockHost('firefox', 4177, { expectedError: /Error in input stream|: network$/ })
const [, project] = projects

const inFirefox = {
  ...project.use,
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: 'scripts/support/firefox-relay.mjs' },
}

/**
 * The production build in a Firefox as people have it, beside the mock behind a port. Playwright's own is a patched one;
 * by this channel it drives any Firefox, over WebDriver BiDi.
 */
export default defineConfig({
  ...base,
  // A Firefox for each core: one more made the walks no faster.
  workers: 2,
  // The life of an application takes as long as all pages, which are opened beside it.
  projects: [
    { ...project, use: inFirefox },
    { name: 'firefox-pages', testMatch: '**/every-page.spec.ts', use: inFirefox },
  ],
  webServer: { ...server, timeout: STANDSTILL },
})

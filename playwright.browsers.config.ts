import { defineConfig } from '@playwright/test'
import base, { mockHost } from './playwright.config'
import { STANDSTILL } from './tests/support/standstill.ts'

// Firefox tells of the calls that a page was still making when it was left, in the console or as an error of the page.
const { project, server } = mockHost('firefox', 4177, { expectedError: /Error in input stream|: network$/ })

/**
 * The production build in a Firefox as people have it, beside the mock behind a port. Playwright's own is a patched one;
 * by this channel it drives any Firefox, over WebDriver BiDi.
 */
export default defineConfig({
  ...base,
  projects: [
    {
      ...project,
      testMatch: ['**/life-cycle.spec.ts', '**/every-page.spec.ts'],
      grep: [project.grep, /every page of/],
      use: {
        ...project.use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: 'scripts/support/firefox-relay.mjs' },
      },
    },
  ],
  webServer: { ...server, timeout: STANDSTILL },
})

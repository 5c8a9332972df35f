import { test as base, expect } from '@playwright/test'

/** Reports what the content security policy has refused as an error of the page, in its frames as well. */
const reportRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/**
 * Checks every page of these tests: no unexpected error in the console, nothing that the content security policy
 * refused, and no request to another host.
 */
export const test = base.extend<{ watched: void; expectedError: RegExp | null }>({
  /** The error in the console that a test causes on purpose. */
  expectedError: [null, { option: true }],
  watched: [
    async ({ page, baseURL, expectedError }, use) => {
      const noticed: string[] = []
      await page.addInitScript(reportRefusals)
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedError?.test(message.text())) noticed.push(message.text())
      })
      page.on('pageerror', (error) => noticed.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) noticed.push(`request to ${url}`)
      })
      await use()
      expect(noticed).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

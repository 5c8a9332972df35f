import { test as base, expect } from '@playwright/test'

/** What the content security policy has refused, told as an error of the page, in its frames as well. */
const tellRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/**
 * Every page of these tests: no unexpected error in the console, nothing that the content security policy had to
 * refuse, and no request to anybody else.
 */
export const test = base.extend<{ watched: void; expectedError: RegExp | null }>({
  /** What a test breaks on purpose, as the browser tells it. */
  expectedError: [null, { option: true }],
  watched: [
    async ({ page, baseURL, expectedError }, use) => {
      const noticed: string[] = []
      await page.addInitScript(tellRefusals)
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

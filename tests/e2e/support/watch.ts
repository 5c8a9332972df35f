import { test as base, expect } from '@playwright/test'

/** Reports what the content security policy has refused as an error of the page, in its frames as well. */
const reportRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/** A browser without caches, in which the demo stores nothing. */
const withoutCaches = () => void Reflect.deleteProperty(window, 'caches')

/** Playwright types into a Firefox that is not its own by setting values, which React takes for values of its own. */
const typeAsPeopleDo = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    value: (text: string) => void document.execCommand('insertText', false, text),
  })

export interface WatchOptions {
  /** The error in the console that a test causes on purpose, or that a host or a browser of this kind causes. */
  expectedError: RegExp | null
}

/**
 * Checks every page of these tests: no unexpected error in the console, nothing that the content security policy
 * refused, and no request to another host.
 */
export const test = base.extend<{ watched: void; storesDemo: boolean } & WatchOptions>({
  /** Whether the demo stores itself for use without a connection: a copy of 7 MB, which most tests need not wait for. */
  storesDemo: [false, { option: true }],
  expectedError: [null, { option: true }],
  watched: [
    async ({ page, baseURL, browserName, expectedError, storesDemo }, use, { project }) => {
      const noticed: string[] = []
      if (browserName === 'firefox') await page.context().addInitScript(typeAsPeopleDo)
      await page.addInitScript(reportRefusals)
      if (!storesDemo && project.name === 'demo') await page.context().addInitScript(withoutCaches)
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedError?.test(message.text())) noticed.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        // Firefox may report the same error as one of the page.
        if (browserName !== 'firefox' || !expectedError?.test(message)) noticed.push(message)
      })
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

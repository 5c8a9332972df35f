import { test as base, expect } from '@playwright/test'

/** Logs violations of the content security policy as errors, also in frames. */
const reportRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/** Removes the Cache API, so that the demo stores nothing. */
const withoutCaches = () => void Reflect.deleteProperty(window, 'caches')

/** Playwright types into a stock Firefox by setting values, which React does not take for input. */
const typeAsPeopleDo = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    value: (text: string) => void document.execCommand('insertText', false, text),
  })

export interface WatchOptions {
  /** The console error that the test causes on purpose, or that its host or browser causes. */
  expectedError: RegExp | null
}

/** Fails a test on unexpected console errors, violations of the content security policy and requests to other hosts. */
export const test = base.extend<{ watched: void; storesDemo: boolean } & WatchOptions>({
  /** Caches the demo for offline use: a copy of 7 MB, which most tests need not wait for. */
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
        // Firefox may report the same error as a page error.
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

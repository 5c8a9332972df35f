import { test as base, expect } from '@playwright/test'

/** Logs violations of the content security policy as errors, also in frames. */
const logPolicyViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`${effectiveDirective} blocks ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/** Removes the Cache API, so that the demo stores no files. */
const removeCaches = () => void Reflect.deleteProperty(window, 'caches')

/** Playwright sets values in a stock Firefox, which React does not notice. This inserts the text instead. */
const insertTypedText = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    value: (text: string) => void document.execCommand('insertText', false, text),
  })

export interface WatchOptions {
  /** Matches the console errors that the test, its host or its browser causes on purpose. */
  expectedError: RegExp | null
}

/** Fails a test on unexpected console errors, violations of the content security policy and requests to other hosts. */
export const test = base.extend<{ watched: void; storesDemo: boolean } & WatchOptions>({
  /** Caches the demo for offline use. Most tests need no copy of 7 MB. */
  storesDemo: [false, { option: true }],
  expectedError: [null, { option: true }],
  watched: [
    async ({ page, baseURL, browserName, expectedError, storesDemo }, use, { project }) => {
      const problems: string[] = []
      if (browserName === 'firefox') await page.context().addInitScript(insertTypedText)
      await page.addInitScript(logPolicyViolations)
      if (!storesDemo && project.name === 'demo') await page.context().addInitScript(removeCaches)
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedError?.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        // Firefox may report the same error as a page error.
        if (browserName !== 'firefox' || !expectedError?.test(message)) problems.push(message)
      })
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) problems.push(`request to ${url}`)
      })
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

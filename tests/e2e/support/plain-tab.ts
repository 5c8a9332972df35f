import { launch } from 'chrome-launcher'
import CDP from 'chrome-remote-interface'
import { chromiumArguments, chromiumPath } from '../../../scripts/support/chromium.mjs'

export interface PlainTab {
  readonly goTo: (address: string) => Promise<void>
  /** As by the browser's own button. */
  readonly goBack: () => Promise<void>
  /** The value of an expression in the page, awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<void>
  /** Why the browser did not keep the pages that were left; empty where it did. */
  readonly notKept: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * A tab of a Chromium as people have it. Playwright's own forgets each page that is left, and what Playwright puts into
 * pages makes any other Chromium do the same.
 */
export async function openPlainTab(): Promise<PlainTab> {
  const browser = await launch({
    chromePath: chromiumPath(),
    ignoreDefaultFlags: true,
    chromeFlags: [...chromiumArguments, '--headless'],
    logLevel: 'silent',
  })
  const devtools = await CDP({ port: browser.port })
  const { Input, Page, Runtime } = devtools
  const notKept: string[] = []
  Page.on('backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    notKept.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await Page.enable()
  return {
    notKept,
    goTo: async (url) => void (await Page.navigate({ url })),
    goBack: async () => {
      const { entries, currentIndex } = await Page.getNavigationHistory()
      const entryId = entries[currentIndex - 1]?.id
      if (entryId === undefined) throw new Error('There is no page to go back to.')
      await Page.navigateToHistoryEntry({ entryId })
    },
    evaluate: async (expression) => {
      const { result } = await Runtime.evaluate({ expression, awaitPromise: true, returnByValue: true })
      return result.value
    },
    type: (text) => Input.insertText({ text }),
    close: async () => {
      await devtools.close()
      browser.kill()
    },
  }
}

import type { Page } from '@playwright/test'

/** Removes detected APIs that the oldest browsers of scripts/support/browsers.ts lack. */
function removeNewerApis() {
  const apisByOwner: [object | undefined, string[]][] = [
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['try']],
    [Math, ['sumPrecise', 'f16round']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [RegExp, ['escape']],
    [URL, ['parse']],
    [globalThis, ['Float16Array', 'Temporal', 'scheduler', 'Iterator']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray'],
    ],
  ]
  for (const [owner, names] of apisByOwner) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}

/** Limits every page and worker of this test to the APIs of the oldest browsers. */
export async function emulateOldestBrowser(page: Page): Promise<void> {
  await page.context().addInitScript(removeNewerApis)
  await page.context().route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${String(removeNewerApis)})();${await response.text()}` })
  })
}

import type { Page } from '@playwright/test'

/** Removes what the oldest browsers of scripts/support/browsers.ts do not have, and the libraries of the portal know. */
function forgetNewer() {
  const newer: [object | undefined, string[]][] = [
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
  for (const [owner, names] of newer) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}

/** Every page of this test, and its workers, run in what the oldest browsers have. */
export async function asInTheOldest(page: Page): Promise<void> {
  await page.context().addInitScript(forgetNewer)
  await page.context().route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${String(forgetNewer)})();${await response.text()}` })
  })
}

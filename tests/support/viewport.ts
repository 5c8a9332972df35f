import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Narrows the page to a phone's for this test; every other one is looked at on a desk. */
export async function onAPhone(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(360, 740)
}

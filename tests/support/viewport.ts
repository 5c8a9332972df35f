import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Narrows the viewport to a phone for this test; all others run at the width of a desktop. */
export async function onAPhone(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(360, 740)
}

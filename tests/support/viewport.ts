import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Resizes the viewport until the test ends. The default is a desktop. */
export async function resizeViewport(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, height)
}

export const resizeToPhone = (): Promise<void> => resizeViewport(360, 740)

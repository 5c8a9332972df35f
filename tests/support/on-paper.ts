import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Lays the page out as in print, for this test. */
export async function printed(): Promise<void> {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
}

/** What the print styles add to an element, in its order. */
export const addedOnPaper = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLElement>('[data-on-paper]'))
    .filter((one) => getComputedStyle(one).display !== 'none')
    .map((one) => getComputedStyle(one, '::before').content.slice(1, -1))

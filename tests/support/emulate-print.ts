import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates print for this test. */
export async function emulatePrint(): Promise<void> {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
}

/** Returns what the print styles add to an element, in order. */
export const readPrintAdditions = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLElement>('[data-on-paper]'))
    .filter((one) => getComputedStyle(one).display !== 'none')
    .map((one) => getComputedStyle(one, '::before').content.slice(1, -1))

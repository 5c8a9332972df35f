import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates the print medium until the test ends. */
export async function emulatePrint(): Promise<void> {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
}

/** Returns the texts that the print styles add to an element, in document order. */
export const readPrintAdditions = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLElement>('[data-on-paper]'))
    .filter((addition) => getComputedStyle(addition).display !== 'none')
    .map((addition) => getComputedStyle(addition, '::before').content.slice(1, -1))

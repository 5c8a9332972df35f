import { expect, type Page } from '@playwright/test'
import { STANDSTILL } from '../../support/standstill'

/** How much of the page has moved without user input, as the browser counts it, and what moved most. */
export interface Shifts {
  total: number
  moved: string[]
}

interface MovedNode {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** As Chromium has them; TypeScript does not know them. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: MovedNode[]
}

declare global {
  interface Window {
    /** The shifts since the page was loaded, or since they were last read. */
    shifts: { value: number; moved: string[] }[]
    noteShifts: () => void
    /** How many calls to the host have not been answered. */
    unanswered: number
    /** For how many frames nothing has been loading. */
    framesStill: number
  }
}

/** Runs in the page before any of its own code. */
const watch = () => {
  const tell = ({ node, previousRect: from, currentRect: to }: MovedNode) => {
    const element = node instanceof Element ? node : node?.parentElement
    const name = element
      ? `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
      : 'what is gone'
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    return `${name} from ${at(from)} to ${at(to)}`
  }
  window.shifts = []
  const note = (entries: PerformanceEntryList) => {
    // The observer observes nothing else.
    for (const { value, sources } of entries as LayoutShift[]) window.shifts.push({ value, moved: sources.map(tell) })
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.noteShifts = () => note(observer.takeRecords())

  window.unanswered = 0
  window.framesStill = 0
  const fetch = window.fetch.bind(window)
  window.fetch = async (...request) => {
    window.unanswered += 1
    return fetch(...request).finally(() => (window.unanswered -= 1))
  }
}

/** Must be called before the first page is opened; each page then records what moves in it. */
export const watchShifts = (page: Page) => page.addInitScript(watch)

/** Waits until the page is complete: code, data and fonts are loaded, and no text says that more follows. */
export async function untilComplete(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(
    () => {
      const isComplete =
        window.unanswered === 0 &&
        document.fonts.status === 'loaded' &&
        document.querySelector('main[aria-busy="true"]') === null &&
        !/Loading\.\.\.|Checking|Still counting/.test(document.body.innerText)
      // Checked once a frame: between an answer and the next call there may be a frame without any request.
      window.framesStill = isComplete ? window.framesStill + 1 : 0
      return window.framesStill > 3
    },
    undefined,
    { timeout: STANDSTILL },
  )
  await page.evaluate(() => (window.framesStill = 0))
}

/** What has moved since the page was loaded, or since this was last called. */
export const takeShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => {
    window.noteShifts()
    const shifts = window.shifts.splice(0)
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((one) => `${value.toFixed(3)} ${one}`)),
    }
  })

/** A layout shift up to 0.1 counts as good. A page whose content is in place from the start needs none of it. */
const STEADY = 0.02

/** Waits until the page is complete, and fails the test in the end if something has moved meanwhile. */
export async function expectSteady(page: Page, what: string): Promise<void> {
  await untilComplete(page)
  const { total, moved } = await takeShifts(page)
  expect.soft(total, [`${what} moves as it loads:`, ...moved].join('\n')).toBeLessThanOrEqual(STEADY)
}

import { expect, type Page } from '@playwright/test'
import { NO_PROGRESS_TIMEOUT } from '../../support/no-progress-timeout'

/** Layout shift score without user input, and the elements that moved. */
export interface LayoutShifts {
  total: number
  moved: string[]
}

interface MovedNode {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Chromium only, so TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: MovedNode[]
}

declare global {
  interface Window {
    /** LayoutShifts since the page load or the last read. */
    shifts: { value: number; moved: string[] }[]
    noteShifts: () => void
    unanswered: number
    /** Number of frames in a row without loading. */
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

/** Call it before the first page is opened. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(watch)

export async function waitForCompletePage(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(
    () => {
      const isComplete =
        window.unanswered === 0 &&
        document.fonts.status === 'loaded' &&
        document.querySelector('main[aria-busy="true"]') === null &&
        !/Loading\.\.\.|Checking|Still counting/.test(document.body.innerText)
      // Counts frames, because one without requests can fall between a response and the next call.
      window.framesStill = isComplete ? window.framesStill + 1 : 0
      return window.framesStill > 3
    },
    undefined,
    { timeout: NO_PROGRESS_TIMEOUT },
  )
  await page.evaluate(() => (window.framesStill = 0))
}

/** Returns the shifts since the page load or the previous call. */
export const takeLayoutShifts = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(() => {
    window.noteShifts()
    const shifts = window.shifts.splice(0)
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((one) => `${value.toFixed(3)} ${one}`)),
    }
  })

/** Stricter than 0.1, the limit for good, because the content is in place from the start. */
const STEADY = 0.02

/** Waits until the page is complete, and fails the test in the end if something moved before. */
export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  await waitForCompletePage(page)
  const { total, moved } = await takeLayoutShifts(page)
  expect.soft(total, [`${what} moves as it loads:`, ...moved].join('\n')).toBeLessThanOrEqual(STEADY)
}

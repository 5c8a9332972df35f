import { expect, type Page } from '@playwright/test'
import { NO_PROGRESS_TIMEOUT } from '../../support/no-progress-timeout'

/** Layout shift score without user input, and the elements that moved. */
export interface LayoutShifts {
  total: number
  moved: string[]
}

interface NodeMovement {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Chromium only, so TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: NodeMovement[]
}

declare global {
  interface Window {
    /** LayoutShifts since the page load or the last read. */
    shifts: { value: number; moved: string[] }[]
    recordShifts: () => void
    pendingRequests: number
    /** Number of consecutive frames without loading. */
    idleFrames: number
  }
}

/** Runs in the page before the scripts of the page. */
const recordInPage = () => {
  const describeMovement = ({ node, previousRect: from, currentRect: to }: NodeMovement) => {
    const element = node instanceof Element ? node : node?.parentElement
    const name = element
      ? `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
      : 'a removed element'
    const formatBox = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    return `${name} from ${formatBox(from)} to ${formatBox(to)}`
  }
  window.shifts = []
  const record = (entries: PerformanceEntryList) => {
    // The observer observes only layout shifts.
    for (const { value, sources } of entries as LayoutShift[])
      window.shifts.push({ value, moved: sources.map(describeMovement) })
  }
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.recordShifts = () => record(observer.takeRecords())

  window.pendingRequests = 0
  window.idleFrames = 0
  const fetch = window.fetch.bind(window)
  window.fetch = async (...request) => {
    window.pendingRequests += 1
    return fetch(...request).finally(() => (window.pendingRequests -= 1))
  }
}

/** Records layout shifts. Call it before the first page is opened. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(recordInPage)

export async function waitForCompletePage(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(
    () => {
      const isComplete =
        window.pendingRequests === 0 &&
        document.fonts.status === 'loaded' &&
        document.querySelector('main[aria-busy="true"]') === null &&
        !/Loading\.\.\.|Checking|Still counting/.test(document.body.innerText)
      // Requires several frames, because a response and the next call may be some frames apart.
      window.idleFrames = isComplete ? window.idleFrames + 1 : 0
      return window.idleFrames > 3
    },
    undefined,
    { timeout: NO_PROGRESS_TIMEOUT },
  )
  await page.evaluate(() => (window.idleFrames = 0))
}

/** Returns the layout shifts since the page load or the previous call. */
export const takeLayoutShifts = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(() => {
    window.recordShifts()
    const shifts = window.shifts.splice(0)
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((movement) => `${value.toFixed(3)} ${movement}`)),
    }
  })

/** Google rates up to 0.1 as good. This limit is stricter, because the page reserves space for its content. */
const HIGHEST_TOTAL = 0.02

/** Waits until the page is complete. The test fails at its end if an element has moved. */
export async function expectNoLayoutShift(page: Page, name: string): Promise<void> {
  await waitForCompletePage(page)
  const { total, moved } = await takeLayoutShifts(page)
  expect.soft(total, [`${name} moves as it loads:`, ...moved].join('\n')).toBeLessThanOrEqual(HIGHEST_TOTAL)
}

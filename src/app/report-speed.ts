import { sendReport } from './send-report'

/** In milliseconds. Browsers list no shorter interactions. */
const SHORTEST_INTERACTION = 16

/**
 * Reports how fast this visit was, once, when its page is first hidden. A page that opens in the background is not
 * reported, because its times include the wait for the person.
 * @param page pattern of the visit's first page, such as `/moredetails/:applicationId`, which names no application
 */
export function reportSpeed(page: string): void {
  if (document.visibilityState === 'hidden') return
  let largestPaint: number | null = null
  let slowestInteraction: number | null = null

  // Stores numbers only, because an entry keeps its element in memory.
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (entry.entryType === 'largest-contentful-paint') largestPaint = Math.round(entry.startTime)
      // Scrolling and hovering have no interaction id.
      else if ('interactionId' in entry && entry.interactionId !== 0)
        slowestInteraction = Math.max(slowestInteraction ?? 0, Math.round(entry.duration))
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))

  const report = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', report)
    read(observer.takeRecords())
    observer.disconnect()
    sendReport({ page, largestPaint, slowestInteraction })
  }

  // Browsers ignore types that they do not support.
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  observer.observe({ type: 'event', buffered: true, durationThreshold: SHORTEST_INTERACTION })
  document.addEventListener('visibilitychange', report)
}

/** Milliseconds. Smaller differences may come from latency. */
const TOLERANCE = 5 * 60_000

/** Milliseconds since 1970 of a response's `Date`; NaN if it is missing, or if a cache sent it (`Age` above 0). */
function parseDate({ headers }: Response): number {
  return Number(headers.get('Age') ?? 0) > 0 ? NaN : Date.parse(headers.get('Date') ?? '')
}

/** Follows the device's clock, or the host's `Date` headers if the two differ by more than five minutes. */
export function createHostClock(getDeviceTime: () => Date) {
  let deviceLead = 0

  /** Measures from the nearer time: servers set `Date` at any moment between request and response. */
  function updateLead(date: number, sentAt: number, receivedAt: number): void {
    const ahead = Math.min(sentAt, receivedAt) - date
    const behind = Math.max(sentAt, receivedAt) - date
    if (ahead > TOLERANCE) deviceLead = ahead
    else if (behind < -TOLERANCE) deviceLead = behind
    else if (!Number.isNaN(date)) deviceLead = 0
  }

  return {
    now: () => new Date(getDeviceTime().getTime() - deviceLead),
    /** Milliseconds that the device is ahead of the host: negative if it is behind, 0 within five minutes. */
    getClockLead: () => deviceLead,
    /** Wraps `fetch` to read the time from every response. */
    wrapFetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (...request) => {
        const sentAt = getDeviceTime().getTime()
        const response = await fetch(...request)
        updateLead(parseDate(response), sentAt, getDeviceTime().getTime())
        return response
      },
  }
}

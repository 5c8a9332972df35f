import { restoreSnapshot, takeSnapshot, type StoreSnapshot } from '../model/snapshot'
import type { Store } from '../model/store'
import { SCENARIOS, seedScenario, type Scenario } from '../seed/scenarios'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Shifts a host date, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS`, by milliseconds. Returns other text unchanged. */
function shiftDate(text: string, offset: number): string {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(text)) return text
  const moment = Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text)
  return new Date(moment + offset).toISOString().replace('T', ' ').slice(0, text.length)
}

const shiftRows = <Rows>(rows: Rows, offset: number): Rows =>
  JSON.parse(JSON.stringify(rows), (_, value: unknown) =>
    typeof value === 'string' ? shiftDate(value, offset) : value,
  ) as Rows // Keeps the shape.

/**
 * Seeds an empty store as if the scenario began now: over HTTP, the portal uses the browser's clock. Shifts rows by
 * whole days and the application period to the minute.
 */
export function seedAsOfToday(store: Store, scenario: Scenario, now: Date): void {
  const { startsAt } = SCENARIOS[scenario]
  const offset = now.getTime() - startsAt.getTime()
  seedScenario(store, scenario, startsAt)
  const snapshot = takeSnapshot(store)
  const { applicationDates, ...others } = snapshot.rows
  const rows: StoreSnapshot['rows'] = {
    ...shiftRows(others, Math.floor(offset / DAY) * DAY),
    applicationDates: shiftRows(applicationDates, Math.floor(offset / MINUTE) * MINUTE),
  }
  restoreSnapshot(store, { ...snapshot, rows })
  for (const { id, openDate } of store.applicationDates.all())
    store.applicationDates.update(id, { year: openDate.slice(0, 4) })
}

import { restoreSnapshot, takeSnapshot, type StoreSnapshot } from '../model/snapshot'
import type { Store } from '../model/store'
import { SCENARIOS, seedScenario, type Scenario } from '../seed/scenarios'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A date of the host, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS`, moved by milliseconds; any other text as it is. */
function moved(text: string, by: number): string {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(text)) return text
  const moment = Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text)
  return new Date(moment + by).toISOString().replace('T', ' ').slice(0, text.length)
}

const movedRows = <Rows>(rows: Rows, by: number): Rows =>
  JSON.parse(JSON.stringify(rows), (_, value: unknown) =>
    typeof value === 'string' ? moved(value, by) : value,
  ) as Rows // Of the same shape.

/**
 * Fills an empty store with a scenario as if it began now. In the page of the demo the portal goes by the mock's clock;
 * behind a port it goes by that of its browser, so everything that has a date is moved: rows by whole days, and when
 * applications open and close to the minute.
 */
export function seedAsOfToday(store: Store, scenario: Scenario, now: Date): void {
  const { startsAt } = SCENARIOS[scenario]
  const by = now.getTime() - startsAt.getTime()
  seedScenario(store, scenario, startsAt)
  const snapshot = takeSnapshot(store)
  const { applicationDates, ...others } = snapshot.rows
  const rows: StoreSnapshot['rows'] = {
    ...movedRows(others, Math.floor(by / DAY) * DAY),
    applicationDates: movedRows(applicationDates, Math.floor(by / MINUTE) * MINUTE),
  }
  restoreSnapshot(store, { ...snapshot, rows })
  for (const { id, openDate } of store.applicationDates.all())
    store.applicationDates.update(id, { year: openDate.slice(0, 4) })
}

import { asJson, storedValue, type StoredValue } from '@/lib/stored-value'

export interface SavedView {
  name: string
  /** The table's part of an address: what `readState` reads. */
  search: string
}

/** The views of one person on one table, in the order of their names. */
export type SavedViews = StoredValue<readonly SavedView[]>

/** What is kept but makes no sense is passed over. */
const asViews = asJson((json): readonly SavedView[] => (Array.isArray(json) ? json.filter(isView) : []))

/** @param key holds whose views they are and of which table: `views:12:order-applications` */
export const savedViews = (storage: Storage, key: string): SavedViews => storedValue(storage, key, asViews)

/** With this view; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...withoutView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Without the view of this name. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name)
}

function isView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'search' in value &&
    typeof value.search === 'string'
  )
}

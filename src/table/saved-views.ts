import { compareTexts } from '@/lib/format'
import { createJsonCodec, createStoredValue, type StoredValue } from '@/lib/stored-value'

export interface SavedView {
  name: string
  /** The table's URL parameters, as read by `readState`. */
  search: string
}

/** The views of one person for one table, sorted by name. */
export type SavedViews = StoredValue<readonly SavedView[]>

/** Skips invalid stored entries. */
const viewsCodec = createJsonCodec((json): readonly SavedView[] => (Array.isArray(json) ? json.filter(isView) : []))

/** @param key contains the person's id and the table: `views:12:order-applications` */
export const createSavedViews = (storage: Storage, key: string): SavedViews =>
  createStoredValue(storage, key, viewsCodec)

/** Adds a view, or replaces the one with the same name. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...removeView(views, view.name), view].sort((a, b) => compareTexts(a.name, b.name))
}

export function removeView(views: readonly SavedView[], name: string): SavedView[] {
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

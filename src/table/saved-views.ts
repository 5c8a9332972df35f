import { tryToStore } from '@/lib/try-to-store'

export interface SavedView {
  name: string
  /** The table's part of an address: what `readState` reads. */
  search: string
}

/** Where the views of one person on one table are kept. */
export interface ViewKeeping {
  /** Holds whose views they are and of which table: `views:order-applications:12`. */
  storageKey: string
  storage: Storage
}

/** The kept views, in the order of their names. What is kept but makes no sense is passed over. */
export function readViews({ storage, storageKey }: ViewKeeping): SavedView[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    // A storage that is closed to us, or holds what somebody else wrote, is one without views.
    return []
  }
}

/** Keeps them; false where the browser refuses (private window, no room left). */
export function writeViews({ storage, storageKey }: ViewKeeping, views: readonly SavedView[]): boolean {
  return tryToStore(storage, storageKey, JSON.stringify(views))
}

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

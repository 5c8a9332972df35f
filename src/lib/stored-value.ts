import { createStore } from './create-store'
import { readJson } from './read-json'
import { tryToStore } from './storage'

export interface Codec<Value> {
  /** Must treat invalid text as no value instead of throwing. Equal texts must return the same object. */
  readonly read: (text: string | null) => Value
  /** Null removes the item. */
  readonly write: (value: Value) => string | null
}

/** Returns a codec for JSON. Create one per kind of value, because it caches the last parsed value. */
export function createJsonCodec<Value>(parse: (json: unknown) => Value): Codec<Value> {
  let cached: { readonly text: string | null; readonly value: Value } | undefined
  return {
    read: (text) => {
      if (cached === undefined || cached.text !== text) cached = { text, value: parse(readJson(text)) }
      return cached.value
    },
    write: (value) => (value === null ? null : JSON.stringify(value)),
  }
}

export interface StoredValue<Value> {
  readonly key: string
  readonly read: () => Value
  /** Parses a text as stored. */
  readonly parse: (text: string | null) => Value
  /** Returns false if the browser refuses to store the value, which then stays in memory until the page is closed. */
  readonly write: (value: Value) => boolean
  /** Returns the stored text, or the one held in memory. */
  readonly getText: () => string | null
  /** False while the value is only held in memory. */
  readonly isSaved: () => boolean
  /** Discards the value held in memory, so that `read` returns the stored one. */
  readonly discardUnsaved: () => void
}

/** Texts that the browser refused to store (private browsing, quota reached), by storage and key. */
const unsavedTexts = new WeakMap<Storage, Map<string, string>>()

/** Only notifies subscribers: every read goes to the storage. */
const changeCount = createStore(0, () => {
  window.addEventListener('storage', notifyAll)
  return () => window.removeEventListener('storage', notifyAll)
})
const notifyAll = () => changeCount.set(changeCount.snapshot() + 1)

export function createStoredValue<Value>(storage: Storage, key: string, codec: Codec<Value>): StoredValue<Value> {
  const getText = () => unsavedTexts.get(storage)?.get(key) ?? readText(storage, key)
  return {
    key,
    getText,
    read: () => codec.read(getText()),
    parse: codec.read,
    write: (value) => {
      const isStored = saveText(storage, key, codec.write(value))
      notifyAll()
      return isStored
    },
    isSaved: () => !unsavedTexts.get(storage)?.has(key),
    discardUnsaved: () => {
      if (unsavedTexts.get(storage)?.delete(key)) notifyAll()
    },
  }
}

/** Discards all values held in memory, which must not outlive a log-out. */
export function discardAllUnsaved(storage: Storage): void {
  if (unsavedTexts.delete(storage)) notifyAll()
}

/** Notifies of every change by this page or another tab. */
export const storageChanges = changeCount

/** Returns null if access to the storage is denied. */
function readText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function saveText(storage: Storage, key: string, text: string | null): boolean {
  unsavedTexts.get(storage)?.delete(key)
  if (text === null) {
    storage.removeItem(key)
    return true
  }
  if (tryToStore(storage, key, text)) return true
  unsavedTexts.set(storage, (unsavedTexts.get(storage) ?? new Map<string, string>()).set(key, text))
  return false
}

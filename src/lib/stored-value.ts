import { createStore } from './create-store'
import { readJson } from './read-json'
import { tryToStore } from './storage'

export interface Codec<Value> {
  /** Must not throw: invalid text counts as no value. The same text must return the same object, not a copy. */
  readonly read: (text: string | null) => Value
  /** Null if there is nothing to store: the item is removed. */
  readonly write: (value: Value) => string | null
}

/** Codec for values stored as JSON. Create it once per kind of value: it caches the last one read. */
export function asJson<Value>(check: (json: unknown) => Value): Codec<Value> {
  let last: { readonly text: string | null; readonly value: Value } | undefined
  return {
    read: (text) => {
      if (last === undefined || last.text !== text) last = { text, value: check(readJson(text)) }
      return last.value
    },
    write: (value) => (value === null ? null : JSON.stringify(value)),
  }
}

export interface StoredValue<Value> {
  readonly key: string
  readonly read: () => Value
  /** Parses a text as stored. */
  readonly of: (text: string | null) => Value
  /** False if the browser refuses to store it; the value is then held in memory until the page is closed. */
  readonly write: (value: Value) => boolean
  /** The text as stored, or as held in memory. Equal texts mean equal values. */
  readonly text: () => string | null
  /** False after the browser has refused to store it. */
  readonly isStored: () => boolean
  /** Discards the value held in memory, and falls back to the stored one. */
  readonly dropUnstored: () => void
}

/** Values that the browser refused to store (private browsing, quota reached), by storage and key. */
const unstored = new WeakMap<Storage, Map<string, string>>()

/** Counts the changes; every read goes to the storage. */
const changes = createStore(0, () => {
  window.addEventListener('storage', notifyAll)
  return () => window.removeEventListener('storage', notifyAll)
})
const notifyAll = () => changes.set(changes.snapshot() + 1)

export function storedValue<Value>(storage: Storage, key: string, codec: Codec<Value>): StoredValue<Value> {
  const text = () => unstored.get(storage)?.get(key) ?? storedText(storage, key)
  return {
    key,
    text,
    read: () => codec.read(text()),
    of: codec.read,
    write: (value) => {
      const isStored = store(storage, key, codec.write(value))
      notifyAll()
      return isStored
    },
    isStored: () => !unstored.get(storage)?.has(key),
    dropUnstored: () => {
      if (unstored.get(storage)?.delete(key)) notifyAll()
    },
  }
}

/** Discards all values held in memory, which must not outlive a log-out. */
export function dropAllUnstored(storage: Storage): void {
  if (unstored.delete(storage)) notifyAll()
}

/** Every change: those of this page, and `storage` events of other tabs. */
export const storedChanges = changes

/** A storage without access counts as empty. */
function storedText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function store(storage: Storage, key: string, text: string | null): boolean {
  unstored.get(storage)?.delete(key)
  if (text === null) {
    storage.removeItem(key)
    return true
  }
  if (tryToStore(storage, key, text)) return true
  unstored.set(storage, (unstored.get(storage) ?? new Map<string, string>()).set(key, text))
  return false
}

import { readJson } from './read-json'
import { tryToStore } from './try-to-store'

/** How a value is written into a storage, and read again. */
export interface Codec<Value> {
  /** Never throws: what makes no sense is as good as nothing. The same text gives the same value, and no copy of it. */
  readonly read: (text: string | null) => Value
  /** Null where there is nothing to keep: the item is removed. */
  readonly write: (value: Value) => string | null
}

/** What is kept as JSON. Made once for each kind of value: what was read last is not read again. */
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

/** One value of one storage, which outlives the page. */
export interface StoredValue<Value> {
  readonly key: string
  readonly read: () => Value
  /** False where the browser refuses to keep it: this page alone then has it, until it ends. */
  readonly write: (value: Value) => boolean
  /** As it is kept. The same text is the same value. */
  readonly text: () => string | null
  /** False after the browser has refused to keep it. */
  readonly isKept: () => boolean
  /** Goes back to what the browser has kept. */
  readonly dropUnkept: () => void
}

/** By storage and key, what the browser would not keep: a private window, or no room left. */
const unkept = new WeakMap<Storage, Map<string, string>>()

const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((listener) => listener())

export function storedValue<Value>(storage: Storage, key: string, codec: Codec<Value>): StoredValue<Value> {
  const text = () => unkept.get(storage)?.get(key) ?? storedText(storage, key)
  return {
    key,
    text,
    read: () => codec.read(text()),
    write: (value) => {
      const isKept = keep(storage, key, codec.write(value))
      tellAll()
      return isKept
    },
    isKept: () => !unkept.get(storage)?.has(key),
    dropUnkept: () => {
      if (unkept.get(storage)?.delete(key)) tellAll()
    },
  }
}

/** What the browser would not keep must not outlive a log-out in the memory of the page. */
export function dropAllUnkept(storage: Storage): void {
  if (unkept.delete(storage)) tellAll()
}

/** Hears every change: those of this page, and those that the browser reports of other tabs. */
export function onStoredChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tellAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tellAll)
  }
}

/** A storage that is closed to us is one that holds nothing. */
function storedText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function keep(storage: Storage, key: string, text: string | null): boolean {
  unkept.get(storage)?.delete(key)
  if (text === null) {
    storage.removeItem(key)
    return true
  }
  if (tryToStore(storage, key, text)) return true
  unkept.set(storage, (unkept.get(storage) ?? new Map<string, string>()).set(key, text))
  return false
}

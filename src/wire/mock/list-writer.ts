import type { Endpoint } from '../contract/endpoint'
import { createHeaders, convertToDialect, print, successBody, type Dialect, type Rewrite } from './dialect'

type Rows = readonly object[]

interface ListCache {
  readonly rows: WeakMap<object, Uint8Array>
  /** The last list, if all of its rows are frozen. */
  last: { readonly rows: Rows; readonly json: Uint8Array<ArrayBuffer> } | null
}

const encoder = new TextEncoder()

/** Writes lists as `writeSuccess` does. Encodes frozen rows once, as bytes: a response takes half the time of text. */
export class ListWriter {
  /** Key: name of the call, and whether its bodies are rewritten. */
  readonly #caches = new Map<string, ListCache>()
  readonly #dialect: Dialect

  constructor(dialect: Dialect) {
    this.#dialect = dialect
  }

  write(call: string, endpoint: Endpoint, rows: Rows, rewrite: Rewrite | null): Response {
    const cacheKey = `${call} ${rewrite !== null}`
    const cache = this.#caches.get(cacheKey) ?? { rows: new WeakMap(), last: null }
    this.#caches.set(cacheKey, cache)
    if (!cache.last || !isSame(cache.last.rows, rows)) {
      const json = writeList(rows, cache.rows, (uncachedRows) => {
        const body = successBody(endpoint, uncachedRows)
        return convertToDialect(this.#dialect, endpoint, rewrite ? rewrite(call, body) : body)
      })
      if (!rows.every((row) => Object.isFrozen(row))) return print(json, createHeaders(this.#dialect))
      cache.last = { rows, json }
    }
    return print(cache.last.json, createHeaders(this.#dialect))
  }
}

const isSame = (one: Rows, other: Rows) =>
  one === other || (one.length === other.length && one.every((row, index) => row === other[index]))

/** Returns the JSON of a list. Calls `write` with the rows that are not cached yet. */
function writeList(rows: Rows, cachedRows: WeakMap<object, Uint8Array>, write: (uncachedRows: Rows) => unknown) {
  const cachedJson = rows.map((row) => cachedRows.get(row))
  const values = write(rows.filter((_row, index) => !cachedJson[index])) as readonly unknown[] // One per row, in order.
  let next = 0
  const encode = (row: object) => {
    const json = encoder.encode(JSON.stringify(values[next++]))
    if (Object.isFrozen(row)) cachedRows.set(row, json)
    return json
  }
  return joinRows(rows.map((row, index) => cachedJson[index] ?? encode(row)))
}

const [OPEN = 0, COMMA = 0, CLOSE = 0] = encoder.encode('[,]')

function joinRows(rows: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  if (rows.length === 0) return Uint8Array.of(OPEN, CLOSE)
  const list = new Uint8Array(rows.reduce((length, row) => length + row.length + 1, 1))
  list[0] = OPEN
  let end = 1
  for (const row of rows) {
    list.set(row, end)
    end += row.length
    list[end++] = COMMA
  }
  list[end - 1] = CLOSE
  return list
}

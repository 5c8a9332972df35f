import { factory } from '@mswjs/data'
import { createModels } from './models'
import { Records, type Model } from './records'
import { TABLES, type TableName } from './tables'

/** Creates a database of @mswjs/data for one mock host, with the records of each table. */
export function createDatabase() {
  const models = withoutChannels(() => factory(createModels()))
  const records = new Map<string, Records<unknown>>()
  return <Row>(name: TableName): Records<Row> => {
    const model: object = models[name]
    // `Model` types what is used of it, for the reason given there.
    const made = new Records<Row>(model as Model, TABLES[name], (to) => records.get(to))
    records.set(name, made)
    return made
  }
}

/**
 * Calls `make` while BroadcastChannel is hidden. Version 0 of the library copies every change to the other tabs of a
 * browser that has it, and no option turns that off; but each tab has a host of its own, which reads what was stored.
 */
function withoutChannels<Made>(make: () => Made): Made {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (!channel) return make()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return make()
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}

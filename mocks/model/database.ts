import { factory } from '@mswjs/data'
import { createModels } from './models'
import { Records, type Model } from './records'
import { TABLES, type TableName } from './tables'

/** One database of @mswjs/data for one mock host: gives the records of each table. */
export function createDatabase() {
  const models = withoutChannels(() => factory(createModels()))
  const records = new Map<string, Records<unknown>>()
  return <Row>(name: TableName): Records<Row> => {
    const model: object = models[name]
    // What is asked of it is typed by `Model`, for the reason given there.
    const made = new Records<Row>(model as Model, TABLES[name], (to) => records.get(to))
    records.set(name, made)
    return made
  }
}

/**
 * Calls `make` in a world without BroadcastChannel. Version 0 copies every change to the other tabs of a browser that
 * has one and takes no option against it; but each tab has a host of its own, which reads the snapshot of the others.
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

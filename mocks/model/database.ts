import { factory } from '@mswjs/data'
import { createModels } from './models'
import { Records, type Model } from './records'
import { TABLES, type TableName } from './tables'

export function createDatabase() {
  const models = withoutChannels(() => factory(createModels()))
  const records = new Map<string, Records<unknown>>()
  return <Row>(name: TableName): Records<Row> => {
    const model: object = models[name]
    // `Model` describes the part in use; see there.
    const made = new Records<Row>(model as Model, TABLES[name], (to) => records.get(to))
    records.set(name, made)
    return made
  }
}

/** Hides BroadcastChannel: @mswjs/data 0 copies each change to other tabs and has no option to disable that. */
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

import { factory, primaryKey } from '@mswjs/data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@mocks/model/store'

interface Message {
  operationType: string
  /** The first element is the database of the change. */
  payload: [database: string, ...unknown[]]
}

/** A BroadcastChannel within one page that connects two databases with the same id. */
class Channel {
  static openChannels: Channel[] = []
  database: string | undefined
  listener: ((event: { data: Message }) => void) | undefined

  constructor() {
    Channel.openChannels.push(this)
  }

  addEventListener(_type: 'message', listener: (event: { data: Message }) => void) {
    this.listener = listener
  }

  postMessage({ operationType, payload: [sender, ...rest] }: Message) {
    this.database = sender
    for (const { database, listener } of Channel.openChannels) {
      if (database && database !== sender) listener?.({ data: { operationType, payload: [database, ...rest] } })
    }
  }
}

beforeEach(() => {
  Channel.openChannels = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('BroadcastChannel', Channel)
})

const person = { firstName: 'Nimal', lastName: 'Perera', email: '', password: '', role: 'Admin' as const }

describe('a change in one tab', () => {
  it('reaches the database of the library in another tab', () => {
    const [ownTab, otherTab] = [0, 1].map(() => factory({ person: { id: primaryKey(Number) } }))
    otherTab?.person.create({ id: 1 })
    ownTab?.person.create({ id: 2 })
    expect(otherTab?.person.count()).toBe(2)
  })

  it('reaches no other store', () => {
    const [ownTab, otherTab] = [createStore(), createStore()]
    otherTab.people.insert(person)
    ownTab.people.insert(person)
    ownTab.people.insert(person)
    ownTab.people.update(1, { firstName: 'Sunil' })
    ownTab.people.remove(1)
    expect(otherTab.people.all()).toMatchObject([{ id: 1, ...person }])
    expect(Channel.openChannels).toEqual([])
  })

  it('leaves BroadcastChannel to the page', () => {
    createStore()
    expect(BroadcastChannel).toBe(Channel)
  })
})

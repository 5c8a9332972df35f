import { factory, primaryKey } from '@mswjs/data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@mocks/model/store'

interface Message {
  operationType: string
  /** The first element is the database of the change. */
  payload: [database: string, ...unknown[]]
}

/** Channels within one page that carry a message as between two tabs whose databases have the same id. */
class Channel {
  static open: Channel[] = []
  database: string | undefined
  listener: ((event: { data: Message }) => void) | undefined

  constructor() {
    Channel.open.push(this)
  }

  addEventListener(_type: 'message', listener: (event: { data: Message }) => void) {
    this.listener = listener
  }

  postMessage({ operationType, payload: [sender, ...rest] }: Message) {
    this.database = sender
    for (const { database, listener } of Channel.open) {
      if (database && database !== sender) listener?.({ data: { operationType, payload: [database, ...rest] } })
    }
  }
}

beforeEach(() => {
  Channel.open = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('BroadcastChannel', Channel)
})

const person = { firstName: 'Nimal', lastName: 'Perera', email: '', password: '', role: 'Admin' as const }

describe('a change in one tab', () => {
  it('reaches the same database of the library in another tab', () => {
    const [here, there] = [0, 1].map(() => factory({ person: { id: primaryKey(Number) } }))
    there?.person.create({ id: 1 })
    here?.person.create({ id: 2 })
    expect(there?.person.count()).toBe(2)
  })

  it('reaches no other store', () => {
    const [here, there] = [createStore(), createStore()]
    there.people.insert(person)
    here.people.insert(person)
    here.people.insert(person)
    here.people.update(1, { firstName: 'Sunil' })
    here.people.remove(1)
    expect(there.people.all()).toMatchObject([{ id: 1, ...person }])
    expect(Channel.open).toEqual([])
  })

  it('leaves BroadcastChannel to the page', () => {
    createStore()
    expect(BroadcastChannel).toBe(Channel)
  })
})

import { QueryClient } from '@tanstack/react-query'
import { isSamePerson } from '@/api/same-person'
import type { Person, SessionState } from '@/api/session'
import { ApiError } from '@/wire/client/api-error'
import type { CallOptions } from '@/wire/client/client'
import type { Client } from '@/api/client'
import { requireSamePerson } from '@/app/create-services'
import { contract, type CallName } from '@/contract'
import { agreementWrite } from '@/areas/council/granted/agreement.write'
import { budgetWrite } from '@/areas/council/granted/budget.write'
import { denialWrite, grantWrite } from '@/areas/council/decisions/decision.write'
import { reportWrite } from '@/areas/council/granted/report.write'
import { performWrite } from '@/writes/perform'
import { WriteQueue } from '@/writes/queue'
import { QueueStorage } from '@/writes/queue-storage'
import { parseStoredWrite, type StoredQueue, type StoredWrite } from '@/writes/stored-queue'
import { createMemoryStorage } from '@tests/support/memory-storage'
import type { SmallHost } from './host'

export const PEOPLE: readonly Person[] = ['7', '8'].map((id) => ({
  id,
  name: `P${id}`,
  role: 'Admin',
  email: `${id}@c.example`,
}))

const KINDS = [grantWrite, denialWrite, budgetWrite, reportWrite, agreementWrite]

export type Disk = 'works' | 'fails' | 'hangs'

const never = new Promise<never>(() => {})

/** A browser with its disk and tabs, in which one person at a time is signed in on the host. */
export class Browser {
  readonly disk = new Map<string, StoredWrite & { readonly of: string }>()
  readonly openPages = new Set<string>()
  readonly local = createMemoryStorage()
  works: Disk = 'works'
  tabs: Tab[] = []
  #lastPage = 0

  constructor(
    readonly host: SmallHost,
    readonly delays: () => number,
  ) {}

  stored(personId: string, isDead: () => boolean): StoredQueue {
    const { disk } = this
    const access = async <Value>(run: () => Value): Promise<Value> => {
      const { works } = this
      await new Promise((resolve) => setTimeout(resolve, this.delays()))
      if (works === 'hangs' || isDead()) return never
      if (works === 'fails') throw new Error('The disk is full.')
      return run()
    }
    return {
      put: (writes) => access(() => writes.forEach((write) => disk.set(write.id, { ...write, of: personId }))),
      claim: (write, from) =>
        access(() => {
          const isOurs = disk.get(write.id)?.page === from
          if (isOurs) disk.set(write.id, { ...write, of: personId })
          return isOurs
        }),
      list: () =>
        access(() =>
          [...disk.values()].filter((write) => write.of === personId).flatMap((write) => parseStoredWrite(write) ?? []),
        ),
      remove: (ids) => access(() => ids.forEach((id) => disk.delete(id))),
    }
  }

  /** Converts the records of a page to the format of the earlier version, with two flags instead of the step. */
  ageRecords({ page }: Tab): void {
    for (const [id, stored] of this.disk) {
      const { reached, ...write } = stored.request.write
      const isSending = stored.state === 'claimed'
      const flags = {
        isLetterOnly: reached?.step === 'email' && !reached.mayBeDone,
        mayHaveArrived: reached?.mayBeDone,
      }
      const aged = {
        ...stored,
        state: isSending ? 'sending' : stored.state,
        request: { ...stored.request, write: { ...write, ...flags } },
      }
      // The earlier version had other states.
      if (stored.page === page) this.disk.set(id, aged as unknown as StoredWrite & { readonly of: string })
    }
  }

  /** Opens a page of the person who is signed in. */
  open(person: Person): Tab {
    this.#lastPage += 1
    const tab = new Tab(this, `page${this.#lastPage}`, person)
    this.tabs.push(tab)
    void tab.writes.restore()
    return tab
  }

  /** Logs in on the host, and sends the message of the log-in to the open tabs. */
  signIn(person: Person | null): void {
    this.host.signedIn = person?.id ?? null
    for (const tab of this.tabs) tab.onSessionMessage(person)
  }

  /** Ends a page at once. Its requests in flight still reach the host. */
  kill(tab: Tab): void {
    tab.isDead = true
    this.openPages.delete(tab.page)
    this.tabs = this.tabs.filter((one) => one !== tab)
  }
}

/** One page of the portal: the real queue, and a model of the session. */
export class Tab {
  isDead = false
  readonly writes: WriteQueue
  #state: SessionState
  #listeners = new Set<() => void>()

  constructor(
    browser: Browser,
    readonly page: string,
    readonly owner: Person,
  ) {
    this.#state = { state: 'valid', person: owner }
    const { local } = browser
    const raw = browser.host.client(browser.delays)
    const client = this.#clientOf(raw)
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
    const now = () => new Date('2026-11-20T03:30:00Z')
    const services = { client, queries, local, tab: createMemoryStorage(), now }
    const whoIs = () => (this.#state.state === 'valid' ? this.#state.person : null)
    this.writes = new WriteQueue({
      session: {
        get person() {
          return whoIs()
        },
        owner,
        snapshot: () => this.#state,
        confirmOwner: () => this.#confirm(raw),
        subscribe: (listener) => {
          this.#listeners.add(listener)
          return () => this.#listeners.delete(listener)
        },
      },
      logIn: { request: () => Promise.resolve(false), close: () => {} },
      now,
      page,
      storage: new QueueStorage({
        page,
        openQueue: (personId) => browser.stored(personId, () => this.isDead),
        markOpen: async () => {
          if (!this.isDead) browser.openPages.add(page)
          return () => void browser.openPages.delete(page)
        },
        listOpenPages: async () => new Set(browser.openPages),
      }),
      perform: (sending) => performWrite(services, KINDS, sending),
      moveUnsent: async () => {},
      logSent: async () => {},
    })
  }

  get state(): SessionState['state'] {
    return this.#state.state
  }

  /** Handles the message of a log-in, or of a log-out if `now` is null. */
  onSessionMessage(successor: Person | null): void {
    if (this.isDead) return
    this.#state =
      successor && isSamePerson(successor, this.owner)
        ? { state: 'valid', person: successor }
        : { state: 'ended-elsewhere', owner: this.owner, successor, hasBlockedCall: false }
    this.#listeners.forEach((listener) => listener())
  }

  /** Asks the host who is signed in, as `Session.confirm`. */
  async #confirm(host: Client): Promise<'same' | 'other' | 'signed-out'> {
    if (this.isDead) return never
    if (this.#state.state === 'ended-elsewhere') return 'other'
    try {
      const { id } = await host.checkSession({})
      if (this.state === 'ended-elsewhere') return 'other'
      if (id === this.owner.id) return 'same'
      this.onSessionMessage(PEOPLE.find((person) => person.id === id) ?? null)
      return 'other'
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return 'signed-out'
      throw error
    }
  }

  /** Returns a client that checks the person before a write. Calls of a killed page never settle. */
  #clientOf(host: Client): Client {
    const session = { confirmOwner: () => this.#confirm(host), isUnchangedByOtherTabs: () => this.state === 'valid' }
    const calls = Object.entries(host as Record<string, (input: never) => Promise<unknown>>) as [
      CallName,
      (input: never) => Promise<unknown>,
    ][]
    const whileAlive = <Value>(made: Promise<Value>): Promise<Value> =>
      made.then(
        (output) => (this.isDead ? never : output),
        (error: unknown) => {
          if (this.isDead) return never
          throw error
        },
      )
    const callOf =
      (name: CallName, call: (input: never) => Promise<unknown>) =>
      async (input: never, options: CallOptions = {}) => {
        if (contract[name].changes.length > 0 || name === 'sendEmail')
          await whileAlive(requireSamePerson(session, name, options))
        return this.isDead ? never : whileAlive(call(input))
      }
    // `fromEntries` loses the names of the calls.
    return Object.fromEntries(calls.map(([name, call]) => [name, callOf(name, call)])) as unknown as Client
  }
}

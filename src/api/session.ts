import { ROLES, type Role } from '@/domain/people/roles'
import { createStore } from '@/lib/create-store'
import { tryToStore } from '@/lib/storage'
import type { CallOptions } from '@/wire/client/client'
import type { Client } from './client'
import { ApiError } from '@/wire/client/api-error'
import { isSamePerson } from './same-person'
import type { SessionMessage, SessionChannel } from './session-channel'
import { clearStoredWork, clearVisit } from './stored-items'

export interface Person {
  readonly id: string
  readonly name: string
  readonly role: Role | null
  readonly email: string
}

/** Another tab has logged out the owner of this tab's pages, or logged in another person. */
export interface Departure {
  readonly owner: Person
  /** The person who is signed in instead; null if nobody is, or if that is unknown. */
  readonly successor: Person | null
  /** Whether a call in the owner's name was stopped before it was sent. */
  readonly hasBlockedCall: boolean
}

/**
 * While `unreachable`, the person may still be signed in. `isWrongHost` means that another program responded before any
 * page was shown. Only a reload ends `ended-elsewhere`.
 */
export type SessionState =
  | { readonly state: 'unchecked' }
  | { readonly state: 'valid'; readonly person: Person }
  | { readonly state: 'invalid' }
  | { readonly state: 'unreachable'; readonly error: unknown; readonly isWrongHost: boolean }
  | ({ readonly state: 'ended-elsewhere' } & Departure)

export interface SessionSettings {
  readonly client: Client
  readonly local: Storage
  readonly tab: Storage
  readonly channel: SessionChannel
  /** Whether a failed check means that another program responded instead of the host. */
  readonly isWrongHost: (error: unknown) => boolean
}

/** Whether the host responded that nobody is signed in. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

const parseRole = (text: string | null | undefined): Role | null => ROLES.find((role) => role === text) ?? null

/** Removes the last person's value if the storage is full, so that the log-in still succeeds. */
function storeHints(storage: Storage, hints: Readonly<Record<string, string>>): void {
  for (const [key, hint] of Object.entries(hints)) if (!tryToStore(storage, key, hint)) storage.removeItem(key)
}

/** Tracks the signed-in person, according to the host, and the owner of this tab's pages. Stored values are only hints. */
export class Session {
  #store = createStore<SessionState>({ state: 'unchecked' })
  /** Kept after the session has ended, and while it cannot be checked. */
  #owner: Person | null = null
  /** Whether the owner's id was stored as `userID`. If so, a different `userID` was written by another tab. */
  #isHinted = false
  #checking: Promise<SessionState> | null = null
  /** Counts log-ins and log-outs. A response to a check from an earlier generation is stale. */
  #generation = 0
  /** Later, a page may contain typed text, so the wrong-host page must not replace it. */
  #isBeforeFirstPage = true

  constructor(private readonly settings: SessionSettings) {
    settings.channel.listen(this.#onMessage)
  }

  readonly snapshot = this.#store.snapshot
  readonly subscribe = this.#store.subscribe

  get #state(): SessionState {
    return this.#store.snapshot()
  }

  /** The signed-in person, also while that cannot be checked. */
  get person(): Person | null {
    if (this.#state.state === 'valid') return this.#state.person
    return this.#state.state === 'unreachable' ? this.#owner : null
  }

  /** The owner's role. Until the host responds, returns the role that the last log-in stored on this device. */
  get expectedRole(): Role | null {
    if (this.#owner) return this.#owner.role
    return this.#state.state === 'invalid' ? null : parseRole(this.settings.local.getItem('userRole'))
  }

  /** The person whose page this is, also after the session has expired. Null after a log-out. */
  get owner(): Person | null {
    return this.#owner
  }

  /** The key of what a page stores for its owner. Empty for a visitor. */
  get ownerId(): string {
    return this.#owner?.id ?? ''
  }

  /** Checks the session on the host. Concurrent calls share one check. Never rejects: a failure is a state. */
  readonly check = (): Promise<SessionState> => {
    this.#checking ??= this.#fetchState().finally(() => (this.#checking = null))
    return this.#checking
  }

  /**
   * Checks the session after a restore from the back/forward cache, which misses messages of other tabs. If the stored
   * `userID` has changed, sets `ended-elsewhere` before the host responds.
   */
  readonly resume = (): Promise<SessionState> => {
    const owner = this.#owner
    if (owner && this.#isHinted && this.settings.local.getItem('userID') !== owner.id)
      this.#onMessage({ kind: 'out', id: owner.id })
    return this.check()
  }

  /** Resolves to the current state. Checks only if the state is `unchecked` or `unreachable`. */
  readonly ensureChecked = (): Promise<SessionState> =>
    ['valid', 'invalid', 'ended-elsewhere'].includes(this.#state.state) ? Promise.resolve(this.#state) : this.check()

  /** Checks at most once. For public pages, on which a session changes only the menu. */
  readonly checkOnce = async (): Promise<void> => {
    if (this.#state.state === 'unchecked') await this.check()
  }

  /** Logs in and makes the person the owner of this tab. Rejects with the `ApiError` of Login.php. */
  readonly logIn = async (email: string, password: string): Promise<Person> =>
    this.#setOwner(await this.#sendLogIn(email, password))

  /** Logs in from the dialog over a page. If another person logs in, the owner of the page stays the same. */
  readonly logInAgain = async (email: string, password: string): Promise<Person> => {
    const person = await this.#sendLogIn(email, password)
    if (this.#state.state === 'ended-elsewhere') this.#setState({ ...this.#state, successor: person })
    else if (!this.#owner || isSamePerson(this.#owner, person)) this.#setOwner(person)
    return person
  }

  /**
   * Checks on the host whether a call would be sent in the owner's name. Rejects with the `ApiError` of a failed check.
   * If the host sends no id, compares the stored id. Without either, resolves to `same`.
   */
  readonly confirmOwner = async (options: CallOptions): Promise<'same' | 'other' | 'signed-out'> => {
    const owner = this.#owner
    if (!owner) return 'same'
    if (this.#state.state === 'ended-elsewhere') return this.#blockCall(this.#state)
    try {
      const checked = await this.settings.client.checkSession({}, options)
      // A message from another tab may have arrived meanwhile.
      if (this.snapshot().state === 'ended-elsewhere') return this.#blockCall({ owner, successor: null })
      if (!this.#owner) return 'signed-out'
      const id = checked.id ?? this.settings.local.getItem('userID') ?? ''
      const signedIn = { id, name: checked.name, role: parseRole(checked.role), email: '' }
      return isSamePerson(owner, signedIn) ? 'same' : this.#blockCall({ owner, successor: signedIn })
    } catch (error) {
      if (isRefusal(error)) return 'signed-out'
      throw error
    }
  }

  /** False if the stored `userID` shows a log-out or another log-in. */
  readonly isUnchangedByOtherTabs = (): boolean =>
    this.#state.state === 'valid' && (!this.#isHinted || this.settings.local.getItem('userID') === this.#owner?.id)

  /** Logs out on the host, then clears the stored values. If the call fails, rejects and clears nothing. */
  readonly logOut = async (): Promise<void> => {
    await this.settings.client.logOut({})
    this.forget()
  }

  /** Removes the person's log-in from this device. The session on the host may continue. */
  readonly forget = (): void => {
    const { local, tab, channel } = this.settings
    const id = this.#owner?.id ?? local.getItem('userID')
    this.#generation += 1
    this.#owner = null
    clearVisit(local, tab)
    this.#setState({ state: 'invalid' })
    if (id) channel.send({ kind: 'out', id })
  }

  /** Like `forget`, but also removes the items that a log-out keeps. Drafts stay. */
  readonly clearDevice = (): void => {
    const { local } = this.settings
    clearStoredWork(local, this.#owner?.id ?? local.getItem('userID') ?? '')
    this.forget()
  }

  #setState(state: SessionState): SessionState {
    this.#isBeforeFirstPage &&= state.state === 'unreachable' && state.isWrongHost
    this.#store.set(state)
    return state
  }

  async #sendLogIn(email: string, password: string): Promise<Person> {
    const { client, local, channel } = this.settings
    const { id, name, ...loggedIn } = await client.logIn({ email, password })
    const role = parseRole(loggedIn.role)
    this.#generation += 1
    storeHints(local, { userName: name, userRole: role ?? '', userID: id })
    channel.send({ kind: 'in', id })
    return { id, name, role, email }
  }

  #blockCall(departure: Omit<Departure, 'hasBlockedCall'>): 'other' {
    const successor = departure.successor ?? (this.#state.state === 'ended-elsewhere' ? this.#state.successor : null)
    this.#setState({ state: 'ended-elsewhere', owner: departure.owner, successor, hasBlockedCall: true })
    return 'other'
  }

  #onMessage = ({ kind, id }: SessionMessage): void => {
    const owner = this.#owner
    if (!owner || (kind === 'out' && id !== owner.id)) return
    // Makes the response to a check in flight stale.
    this.#generation += 1
    const hasBlockedCall = this.#state.state === 'ended-elsewhere' && this.#state.hasBlockedCall
    if (kind === 'out' || id !== owner.id)
      this.#setState({ state: 'ended-elsewhere', owner, successor: null, hasBlockedCall })
    if (kind === 'in') void this.#fetchState()
  }

  /** Applies the person in the host's response, who may have logged in meanwhile instead of the owner. */
  #applyPerson(person: Person): void {
    const owner = this.#owner
    if (this.#state.state === 'ended-elsewhere') this.#setState({ ...this.#state, successor: person })
    else if (owner && !isSamePerson(owner, person))
      this.#setState({ state: 'ended-elsewhere', owner, successor: person, hasBlockedCall: false })
    else this.#setOwner(person)
  }

  #setOwner(person: Person): Person {
    const { local, tab } = this.settings
    this.#owner = person
    this.#setState({ state: 'valid', person })
    const role = person.role ?? ''
    storeHints(local, { userName: person.name, userRole: role, userID: person.id })
    this.#isHinted = local.getItem('userID') === person.id
    storeHints(tab, { firstName: person.name, email: person.email, role, user_id: person.id })
    return person
  }

  async #fetchState(): Promise<SessionState> {
    const { client, local, tab } = this.settings
    const generation = this.#generation
    try {
      const checked = await client.checkSession({})
      // Some hosts never respond to this call. The check or the last log-in then provides the values.
      const profile = await client.getProfile({}).catch(() => null)
      if (generation !== this.#generation) return this.#state
      const role = profile?.role || checked.role || local.getItem('userRole')
      this.#applyPerson({
        id: checked.id ?? local.getItem('userID') ?? '',
        name: checked.name || profile?.firstName || local.getItem('userName') || '',
        role: parseRole(role),
        email: profile?.email ?? tab.getItem('email') ?? '',
      })
      return this.#state
    } catch (error) {
      if (generation !== this.#generation) return this.#state
      if (this.#state.state === 'ended-elsewhere')
        return isRefusal(error) ? this.#setState({ ...this.#state, successor: null }) : this.#state
      if (isRefusal(error)) return this.#setState({ state: 'invalid' })
      const isWrongHost = this.#isBeforeFirstPage && this.settings.isWrongHost(error)
      return this.#setState({ state: 'unreachable', error, isWrongHost })
    }
  }
}

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
  readonly first: Person
  /** Who is signed in instead; null if nobody is, or if it is not known. */
  readonly now: Person | null
  /** A call in the first person's name was stopped before it was sent. */
  readonly heldBack: boolean
}

/**
 * `unreachable` is not `invalid`: the person may still be signed in. `wrongHost` means that something other than the
 * host responded before any page was shown. `left` ends only with a reload.
 */
export type SessionState =
  | { readonly state: 'unchecked' }
  | { readonly state: 'valid'; readonly person: Person }
  | { readonly state: 'invalid' }
  | { readonly state: 'unreachable'; readonly error: unknown; readonly wrongHost: boolean }
  | ({ readonly state: 'left' } & Departure)

export interface SessionSettings {
  readonly client: Client
  readonly local: Storage
  readonly tab: Storage
  readonly channel: SessionChannel
  /** Whether a failed check means that something other than the host responded. */
  readonly isWrongHost: (error: unknown) => boolean
}

/** Whether the host responded that nobody is signed in. False if it did not respond. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

const asRole = (text: string | null | undefined): Role | null => ROLES.find((role) => role === text) ?? null

/** If the storage is full, removes the last person's values, and the log-in still succeeds. */
function storeHints(storage: Storage, hints: Readonly<Record<string, string>>): void {
  for (const [key, hint] of Object.entries(hints)) if (!tryToStore(storage, key, hint)) storage.removeItem(key)
}

/** The signed-in person, according to the host, and the owner of this tab's pages. Stored values are only hints. */
export class Session {
  #store = createStore<SessionState>({ state: 'unchecked' })
  /** Stays the same after the session has ended, and while it cannot be checked. */
  #owner: Person | null = null
  /** Whether the owner's id was stored as `userID`: if that item differs later, another tab has changed it. */
  #isHinted = false
  #checking: Promise<SessionState> | null = null
  /** Counts log-ins and log-outs: the response to an earlier check is stale. */
  #generation = 0
  /** No page has been shown yet. Later pages may contain typed text, so they are not replaced. */
  #atStart = true

  constructor(private readonly settings: SessionSettings) {
    settings.channel.listen(this.#onMessage)
  }

  readonly snapshot = this.#store.snapshot
  readonly subscribe = this.#store.subscribe

  get #state(): SessionState {
    return this.#store.snapshot()
  }

  get person(): Person | null {
    return this.#state.state === 'valid' ? this.#state.person : null
  }

  /** The owner's role. Until the host responds, the role that the last log-in stored on this device. */
  get expectedRole(): Role | null {
    if (this.#owner) return this.#owner.role
    return this.#state.state === 'invalid' ? null : asRole(this.settings.local.getItem('userRole'))
  }

  get owner(): Person | null {
    return this.#owner
  }

  /** Checks the session on the host. Concurrent calls share one check. Never rejects: a failure is a state. */
  readonly check = (): Promise<SessionState> => {
    this.#checking ??= this.#fetchState().finally(() => (this.#checking = null))
    return this.#checking
  }

  /**
   * Checks the session after a restore from the back/forward cache, which misses messages of other tabs. If the stored
   * `userID` has changed, sets `left` at once, before the host responds.
   */
  readonly resume = (): Promise<SessionState> => {
    const first = this.#owner
    if (first && this.#isHinted && this.settings.local.getItem('userID') !== first.id)
      this.#onMessage({ said: 'out', id: first.id })
    return this.check()
  }

  /** Returns the known state, and checks only if it is `unchecked` or `unreachable`. */
  readonly known = (): Promise<SessionState> =>
    ['valid', 'invalid', 'left'].includes(this.#state.state) ? Promise.resolve(this.#state) : this.check()

  /** Checks at most once, for public pages, where a session changes only the menu. */
  readonly checkOnce = async (): Promise<void> => {
    if (this.#state.state === 'unchecked') await this.check()
  }

  /** Logs in and makes the person the owner of this tab. Rejects with the `ApiError` of Login.php. */
  readonly logIn = async (email: string, password: string): Promise<Person> =>
    this.#enter(await this.#sendLogIn(email, password))

  /** Logs in from the dialog over a page. If another person logs in, the page does not become theirs. */
  readonly logInAgain = async (email: string, password: string): Promise<Person> => {
    const person = await this.#sendLogIn(email, password)
    if (this.#state.state === 'left') this.#setState({ ...this.#state, now: person })
    else if (!this.#owner || isSamePerson(this.#owner, person)) this.#enter(person)
    return person
  }

  /**
   * Checks on the host whether a call would be sent in the owner's name. Rejects with the `ApiError` of a failed check.
   * If the host sends no id, the stored one decides. Without either, the session counts as the owner's.
   */
  readonly confirm = async (options: CallOptions): Promise<'same' | 'other' | 'signed-out'> => {
    const owner = this.#owner
    if (!owner) return 'same'
    if (this.#state.state === 'left') return this.#holdBack(this.#state)
    try {
      const now = await this.settings.client.checkSession({}, options)
      // A message from another tab may have arrived meanwhile.
      if (this.snapshot().state === 'left') return this.#holdBack({ first: owner, now: null })
      if (!this.#owner) return 'signed-out'
      const id = now.id ?? this.settings.local.getItem('userID') ?? ''
      const found = { id, name: now.name, role: asRole(now.role), email: '' }
      return isSamePerson(owner, found) ? 'same' : this.#holdBack({ first: owner, now: found })
    } catch (error) {
      if (isRefusal(error)) return 'signed-out'
      throw error
    }
  }

  /** Whether nothing on this device says that somebody else has logged in, or that there was a log-out. */
  readonly isUndisturbed = (): boolean =>
    this.person !== null && (!this.#isHinted || this.settings.local.getItem('userID') === this.#owner?.id)

  /** Logs out on the host, then clears the stored values. If the call fails, rejects and clears nothing. */
  readonly logOut = async (): Promise<void> => {
    await this.settings.client.logOut({})
    this.forget()
  }

  /** Clears the person from this device. The host's session may continue. */
  readonly forget = (): void => {
    const { local, tab, channel } = this.settings
    const id = this.#owner?.id ?? local.getItem('userID')
    this.#generation += 1
    this.#owner = null
    clearVisit(local, tab)
    this.#setState({ state: 'invalid' })
    if (id) channel.send({ said: 'out', id })
  }

  /** Like `forget`, but also removes what a log-out keeps, except drafts. */
  readonly clearDevice = (): void => {
    const { local } = this.settings
    clearStoredWork(local, this.#owner?.id ?? local.getItem('userID') ?? '')
    this.forget()
  }

  #setState(state: SessionState): SessionState {
    this.#atStart &&= state.state === 'unreachable' && state.wrongHost
    this.#store.set(state)
    return state
  }

  async #sendLogIn(email: string, password: string): Promise<Person> {
    const { client, local, channel } = this.settings
    const { id, name, ...loggedIn } = await client.logIn({ email, password })
    const role = asRole(loggedIn.role)
    this.#generation += 1
    storeHints(local, { userName: name, userRole: role ?? '', userID: id })
    channel.send({ said: 'in', id })
    return { id, name, role, email }
  }

  #holdBack(departure: Omit<Departure, 'heldBack'>): 'other' {
    const now = departure.now ?? (this.#state.state === 'left' ? this.#state.now : null)
    this.#setState({ state: 'left', first: departure.first, now, heldBack: true })
    return 'other'
  }

  #onMessage = ({ said, id }: SessionMessage): void => {
    const first = this.#owner
    if (!first || (said === 'out' && id !== first.id)) return
    // Makes the response to a check in flight stale.
    this.#generation += 1
    const heldBack = this.#state.state === 'left' && this.#state.heldBack
    if (said === 'out' || id !== first.id) this.#setState({ state: 'left', first, now: null, heldBack })
    if (said === 'in') void this.#fetchState()
  }

  /** Applies the person in the host's response: the owner, or somebody else who has logged in meanwhile. */
  #recognise(person: Person): void {
    const first = this.#owner
    if (this.#state.state === 'left') this.#setState({ ...this.#state, now: person })
    else if (first && !isSamePerson(first, person))
      this.#setState({ state: 'left', first, now: person, heldBack: false })
    else this.#enter(person)
  }

  #enter(person: Person): Person {
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
      // Some hosts never respond to this call. The values of the check or of the last log-in are used then.
      const profile = await client.getProfile({}).catch(() => null)
      if (generation !== this.#generation) return this.#state
      const role = profile?.role || checked.role || local.getItem('userRole')
      this.#recognise({
        id: checked.id ?? local.getItem('userID') ?? '',
        name: checked.name || profile?.firstName || local.getItem('userName') || '',
        role: asRole(role),
        email: profile?.email ?? tab.getItem('email') ?? '',
      })
      return this.#state
    } catch (error) {
      if (generation !== this.#generation) return this.#state
      if (this.#state.state === 'left')
        return isRefusal(error) ? this.#setState({ ...this.#state, now: null }) : this.#state
      if (isRefusal(error)) return this.#setState({ state: 'invalid' })
      const wrongHost = this.#atStart && this.settings.isWrongHost(error)
      return this.#setState({ state: 'unreachable', error, wrongHost })
    }
  }
}

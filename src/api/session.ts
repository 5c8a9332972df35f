import { ROLES, type Role } from '@/domain/people/roles'
import { createStore } from '@/lib/create-store'
import { tryToStore } from '@/lib/try-to-store'
import type { CallOptions, Client } from './client'
import { ApiError } from './errors'
import { isSamePerson } from './same-person'
import type { SessionMessage, SessionChannel } from './session-channel'
import { clearStoredWork, clearVisit } from './stored-items'

export interface Person {
  readonly id: string
  readonly name: string
  readonly role: Role | null
  readonly email: string
}

/** Another tab has logged out the person whose pages this tab shows, or logged in somebody else. */
export interface Departure {
  readonly first: Person
  /** Who is signed in instead, as far as that is known. */
  readonly now: Person | null
  /** A call was about to be sent in the first person's name, and was not. */
  readonly heldBack: boolean
}

/**
 * What is known of the session. `unreachable` is not `invalid`: the person may still be signed in. `wrongHost` means
 * that something else than the host answered before any page was shown. `left` ends only when the portal is reloaded.
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
  /** Log-ins and log-outs, to and from the other tabs. */
  readonly channel: SessionChannel
  /** Whether a failed check means that something else than the host has answered. */
  readonly isWrongHost: (error: unknown) => boolean
}

/** Whether the host has answered that nobody is signed in, as against not answering. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

const asRole = (text: string | null | undefined): Role | null => ROLES.find((role) => role === text) ?? null

/** Stores what is known of the person. A full storage prevents no log-in, but the last person's values must go. */
function storeHints(storage: Storage, hints: Readonly<Record<string, string>>): void {
  for (const [key, hint] of Object.entries(hints)) if (!tryToStore(storage, key, hint)) storage.removeItem(key)
}

/**
 * Who is signed in, as the host says, and whose pages this tab shows. What is stored is a hint from the last log-in:
 * a role that the host contradicts is overwritten. Observable, so that every part of the page shows the same.
 */
export class Session {
  #store = createStore<SessionState>({ state: 'unchecked' })
  /** Whose pages this tab shows. They stay this person's after the session has ended, and while it cannot be checked. */
  #owner: Person | null = null
  /** Whether the device holds the id of that person, as long as nobody else writes or removes it. */
  #isHinted = false
  #checking: Promise<SessionState> | null = null
  /** Counts log-ins and log-outs: the answer to a check that began before one of them is outdated. */
  #generation = 0
  /** No page has been shown yet. Once one was, something may be typed in it, so it is not replaced. */
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

  /**
   * The role of whom these pages belong to or, until the host has said who that is, of whoever logged in on this device
   * last and not out again.
   */
  get expectedRole(): Role | null {
    if (this.#owner) return this.#owner.role
    return this.#state.state === 'invalid' ? null : asRole(this.settings.local.getItem('userRole'))
  }

  /** Whose pages this tab shows, also while it is not known whether they are still signed in. */
  get owner(): Person | null {
    return this.#owner
  }

  /** Asks the host; calls during a check share its answer. Never rejects: a failure is a state. */
  readonly check = (): Promise<SessionState> => {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null))
    return this.#checking
  }

  /**
   * Asks the host for a page that the browser had put aside and shows again: no message of another tab has reached it. What
   * a log-in or log-out has left on the device says at once whether it is still its person's, the host only after a while.
   */
  readonly resume = (): Promise<SessionState> => {
    const first = this.#owner
    if (first && this.#isHinted && this.settings.local.getItem('userID') !== first.id)
      this.#onMessage({ said: 'out', id: first.id })
    return this.check()
  }

  /** The state as known, asking the host only where nothing is known yet. */
  readonly known = (): Promise<SessionState> =>
    ['valid', 'invalid', 'left'].includes(this.#state.state) ? Promise.resolve(this.#state) : this.check()

  /** Asks the host at most once: for a public page, which shows only its menu differently with a session. */
  readonly askedOnce = async (): Promise<void> => {
    if (this.#state.state === 'unchecked') await this.check()
  }

  /** Logs in, and makes this tab the person's. Rejects with the `ApiError` of Login.php. */
  readonly logIn = async (email: string, password: string): Promise<Person> =>
    this.#enter(await this.#askToLogIn(email, password))

  /** A log-in in a dialog over a person's page: if another person logs in, the page does not become theirs. */
  readonly logInAgain = async (email: string, password: string): Promise<Person> => {
    const person = await this.#askToLogIn(email, password)
    if (this.#state.state === 'left') this.#setState({ ...this.#state, now: person })
    else if (!this.#owner || isSamePerson(this.#owner, person)) this.#enter(person)
    return person
  }

  /**
   * Asks the host whether a call would be sent in the name of the person whose page this is. Rejects with the
   * `ApiError` of the check where that failed. A host that confirms the session without naming anybody is believed.
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

  /** Logs out on the host, then clears what was stored. Rejects, and clears nothing, when the host refused. */
  readonly logOut = async (): Promise<void> => {
    await this.settings.client.logOut({})
    this.forget()
  }

  /** Forgets the person on this device, without claiming that the host's session has ended. */
  readonly forget = (): void => {
    const { local, tab, channel } = this.settings
    const id = this.#owner?.id ?? local.getItem('userID')
    this.#generation += 1
    this.#owner = null
    clearVisit(local, tab)
    this.#setState({ state: 'invalid' })
    if (id) channel.send({ said: 'out', id })
  }

  /** Forgets the person and what a log-out keeps for them; their drafts are the subject of another question. */
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

  /** Logs in on the host and informs the other tabs, which share the session. */
  async #askToLogIn(email: string, password: string): Promise<Person> {
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
    // The answer to a check that began before this message is outdated.
    this.#generation += 1
    const heldBack = this.#state.state === 'left' && this.#state.heldBack
    if (said === 'out' || id !== first.id) this.#setState({ state: 'left', first, now: null, heldBack })
    if (said === 'in') void this.#ask()
  }

  /** Takes the person the host named: the owner of this tab, or somebody else who logged in meanwhile. */
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

  async #ask(): Promise<SessionState> {
    const { client, local, tab } = this.settings
    const generation = this.#generation
    try {
      const checked = await client.checkSession({})
      // Some hosts never answer the profile; the values of the check or of the last log-in are used then.
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

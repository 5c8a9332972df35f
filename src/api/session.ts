import { ROLES, type Role } from '@/domain/roles'
import { tryToStore } from '@/lib/try-to-store'
import type { CallOptions, Client } from './client'
import { ApiError } from './errors'
import { isSamePerson } from './same-person'
import type { SessionMessage, SessionChannel } from './session-channel'
import { clearKept, clearVisit } from './stored-items'

export interface Person {
  readonly id: string
  readonly name: string
  readonly role: Role | null
  readonly email: string
}

/** The person whose pages this tab shows has gone, by way of another tab. */
export interface Departure {
  readonly first: Person
  /** Who is signed in instead, as far as that is known. */
  readonly now: Person | null
  /** Something was about to be sent, and was held back. */
  readonly heldBack: boolean
}

/**
 * What is known of the session. A host that cannot be reached says nothing about it; `wrongHost` where something else
 * has answered before any page was shown. Out of `left` only a fresh load of the portal leads.
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
  /** Tells the other tabs who comes and goes, and hears it from them. */
  readonly channel: SessionChannel
  /** Whether a failed check means that something else than the host has answered. */
  readonly isWrongHost: (error: unknown) => boolean
}

/** The host has said that nobody is signed in: it did answer. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

const asRole = (written: string | null | undefined): Role | null => ROLES.find((role) => role === written) ?? null

/** A browser that has no room for them keeps nobody out; those of somebody else must not stay in their place. */
function keepHints(storage: Storage, hints: Readonly<Record<string, string>>): void {
  for (const [key, hint] of Object.entries(hints)) if (!tryToStore(storage, key, hint)) storage.removeItem(key)
}

/**
 * Who is signed in, as the host says, and whose pages this tab shows. What lies in storage is a hint from the last
 * log-in: a role that the host contradicts is overwritten. Observable, so that every part of the page agrees.
 */
export class Session {
  #state: SessionState = { state: 'unchecked' }
  /** Whose pages this tab shows. They stay theirs when the session has run out, and while nobody can check it. */
  #owner: Person | null = null
  #listeners = new Set<() => void>()
  #checking: Promise<SessionState> | null = null
  /** Grows with every log-in and log-out: what a check was asked before says nothing about what came after. */
  #turn = 0
  /** No page has been shown yet. Once one was, something may be typed in it, and it stays whatever answers. */
  #atStart = true

  constructor(private readonly settings: SessionSettings) {
    settings.channel.listen(this.#hear)
  }

  readonly snapshot = (): SessionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get person(): Person | null {
    return this.#state.state === 'valid' ? this.#state.person : null
  }

  /** Somebody has logged in on this device and not out again. Whether the host still knows them only it can tell. */
  get wasSignedIn(): boolean {
    return this.settings.local.getItem('userID') !== null
  }

  /** Whose pages this tab shows, also while nobody can tell whether they are still signed in. */
  get owner(): Person | null {
    return this.#owner
  }

  /** Asks the host, unless somebody is asking already. Never rejects: the answer is a state. */
  readonly check = (): Promise<SessionState> => {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null))
    return this.#checking
  }

  /** The state as known, asking the host only where nothing is known yet. */
  readonly known = (): Promise<SessionState> =>
    ['valid', 'invalid', 'left'].includes(this.#state.state) ? Promise.resolve(this.#state) : this.check()

  /** Asks the host at most once: for a page that is there for everybody, and only looks different with a session. */
  readonly askedOnce = async (): Promise<void> => {
    if (this.#state.state === 'unchecked') await this.check()
  }

  /** Logs in, and makes this tab the person's. Rejects with the `ApiError` of Login.php. */
  readonly logIn = async (email: string, password: string): Promise<Person> =>
    this.#enter(await this.#askToLogIn(email, password))

  /** A log-in over a page that is somebody's: where another person comes, it does not become theirs. */
  readonly logInAgain = async (email: string, password: string): Promise<Person> => {
    const person = await this.#askToLogIn(email, password)
    if (this.#state.state === 'left') this.#become({ ...this.#state, now: person })
    else if (!this.#owner || isSamePerson(this.#owner, person)) this.#enter(person)
    return person
  }

  /**
   * Asks the host whether what is about to be sent would go out for the person whose page this is. Rejects where
   * nobody could tell; a host that names nobody at all is taken at its word that the session holds.
   */
  readonly confirm = async (options: CallOptions): Promise<'same' | 'other' | 'signed-out'> => {
    const owner = this.#owner
    if (!owner) return 'same'
    if (this.#state.state === 'left') return this.#holdBack(this.#state)
    try {
      const now = await this.settings.client.checkSession({}, options)
      // Another tab may have said so meanwhile.
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

  /** Logs out on the host, then clears what was stored. Rejects, and clears nothing, when the host did not agree. */
  readonly logOut = async (): Promise<void> => {
    await this.settings.client.logOut({})
    this.forget()
  }

  /** Forgets the person on this device, without claiming that the host's session has ended (users S11). */
  readonly forget = (): void => {
    const { local, tab, channel } = this.settings
    const id = this.#owner?.id ?? local.getItem('userID')
    this.#turn += 1
    this.#owner = null
    clearVisit(local, tab)
    this.#become({ state: 'invalid' })
    if (id) channel.tell({ said: 'out', id })
  }

  /** Forgets the person and what a log-out keeps for them; their drafts are asked about apart from it. */
  readonly clearDevice = (): void => {
    const { local } = this.settings
    clearKept(local, this.#owner?.id ?? local.getItem('userID') ?? '')
    this.forget()
  }

  #become(state: SessionState): SessionState {
    this.#state = state
    this.#atStart &&= state.state === 'unreachable' && state.wrongHost
    this.#listeners.forEach((listener) => listener())
    return state
  }

  /** Logs in on the host; whoever it is, the other tabs have to know. */
  async #askToLogIn(email: string, password: string): Promise<Person> {
    const { client, local, channel } = this.settings
    const { id, name, ...loggedIn } = await client.logIn({ email, password })
    const role = asRole(loggedIn.role)
    this.#turn += 1
    keepHints(local, { userName: name, userRole: role ?? '', userID: id })
    channel.tell({ said: 'in', id })
    return { id, name, role, email }
  }

  #holdBack(departure: Omit<Departure, 'heldBack'>): 'other' {
    const now = departure.now ?? (this.#state.state === 'left' ? this.#state.now : null)
    this.#become({ state: 'left', first: departure.first, now, heldBack: true })
    return 'other'
  }

  #hear = ({ said, id }: SessionMessage): void => {
    const first = this.#owner
    if (!first || (said === 'out' && id !== first.id)) return
    // What was asked before this is answered too late.
    this.#turn += 1
    const heldBack = this.#state.state === 'left' && this.#state.heldBack
    if (said === 'out' || id !== first.id) this.#become({ state: 'left', first, now: null, heldBack })
    if (said === 'in') void this.#ask()
  }

  /** Who the host has: the owner of this tab, or somebody who has come in their place. */
  #meet(person: Person): void {
    const first = this.#owner
    if (this.#state.state === 'left') this.#become({ ...this.#state, now: person })
    else if (first && !isSamePerson(first, person)) this.#become({ state: 'left', first, now: person, heldBack: false })
    else this.#enter(person)
  }

  #enter(person: Person): Person {
    const { local, tab } = this.settings
    this.#owner = person
    this.#become({ state: 'valid', person })
    const role = person.role ?? ''
    keepHints(local, { userName: person.name, userRole: role, userID: person.id })
    keepHints(tab, { firstName: person.name, email: person.email, role, user_id: person.id })
    return person
  }

  async #ask(): Promise<SessionState> {
    const { client, local, tab } = this.settings
    const turn = this.#turn
    try {
      const said = await client.checkSession({})
      // Some hosts never answer the profile; what the check or the last log-in said then has to do.
      const profile = await client.getProfile({}).catch(() => null)
      if (turn !== this.#turn) return this.#state
      const role = profile?.role || said.role || local.getItem('userRole')
      this.#meet({
        id: said.id ?? local.getItem('userID') ?? '',
        name: said.name || profile?.firstName || local.getItem('userName') || '',
        role: asRole(role),
        email: profile?.email ?? tab.getItem('email') ?? '',
      })
      return this.#state
    } catch (error) {
      if (turn !== this.#turn) return this.#state
      if (this.#state.state === 'left')
        return isRefusal(error) ? this.#become({ ...this.#state, now: null }) : this.#state
      if (isRefusal(error)) return this.#become({ state: 'invalid' })
      const wrongHost = this.#atStart && this.settings.isWrongHost(error)
      return this.#become({ state: 'unreachable', error, wrongHost })
    }
  }
}

import { ROLES, type Role } from '@/domain/roles'
import { tryToStore } from '@/lib/try-to-store'
import type { Client } from './client'
import { ApiError } from './errors'
import { clearKept, clearVisit } from './stored-items'

export interface Person {
  readonly id: string
  readonly name: string
  readonly role: Role | null
  readonly email: string
}

/**
 * What is known of the session. A host that cannot be reached says nothing about it (settled "Session check
 * failing"); `wrongHost` where something else has answered before any page was shown.
 */
export type SessionState =
  | { readonly state: 'unchecked' }
  | { readonly state: 'valid'; readonly person: Person }
  | { readonly state: 'invalid' }
  | { readonly state: 'unreachable'; readonly error: unknown; readonly wrongHost: boolean }

export interface SessionSettings {
  readonly client: Client
  readonly local: Storage
  readonly tab: Storage
  /** Whether a failed check means that something else than the host has answered. */
  readonly isWrongHost: (error: unknown) => boolean
}

const asRole = (written: string | null | undefined): Role | null => ROLES.find((role) => role === written) ?? null

/** A browser that has no room for them keeps nobody out; those of somebody else must not stay in their place. */
function keepHints(storage: Storage, hints: Readonly<Record<string, string>>): void {
  for (const [key, hint] of Object.entries(hints)) if (!tryToStore(storage, key, hint)) storage.removeItem(key)
}

/**
 * Who is signed in, as the host says. What lies in storage is a hint from the last log-in: a role that the host
 * contradicts is overwritten (users S3). Observable, so that every part of the page agrees.
 */
export class Session {
  #state: SessionState = { state: 'unchecked' }
  #listeners = new Set<() => void>()
  #checking: Promise<SessionState> | null = null
  /** Grows with every log-in and log-out: what a check was asked before says nothing about what came after. */
  #turn = 0
  /** No page has been shown yet. Once one was, something may be typed in it, and it stays whatever answers. */
  #atStart = true

  constructor(private readonly settings: SessionSettings) {}

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

  /** Asks the host, unless somebody is asking already. Never rejects: the answer is a state. */
  readonly check = (): Promise<SessionState> => {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null))
    return this.#checking
  }

  /** The state as known, asking the host only where nothing is known yet. */
  readonly known = (): Promise<SessionState> =>
    this.#state.state === 'valid' || this.#state.state === 'invalid' ? Promise.resolve(this.#state) : this.check()

  /** Logs in and keeps the three values of spec 4. Rejects with the `ApiError` of Login.php. */
  readonly logIn = async (email: string, password: string): Promise<Person> => {
    const { user_id, user_name, user_role } = await this.settings.client.logIn({ email, password })
    this.#turn += 1
    return this.#enter({ id: user_id, name: user_name, role: asRole(user_role), email })
  }

  /** Logs out on the host, then clears what was stored. Rejects, and clears nothing, when the host did not agree. */
  readonly logOut = async (): Promise<void> => {
    await this.settings.client.logOut({})
    this.forget()
  }

  /** Forgets the person on this device, without claiming that the host's session has ended (users S11). */
  readonly forget = (): void => {
    this.#turn += 1
    clearVisit(this.settings.local, this.settings.tab)
    this.#become({ state: 'invalid' })
  }

  /** Forgets the person and what a log-out keeps for them; their drafts are asked about apart from it. */
  readonly clearDevice = (): void => {
    const { local } = this.settings
    clearKept(local, this.person?.id ?? local.getItem('userID') ?? '')
    this.forget()
  }

  #become(state: SessionState): SessionState {
    this.#state = state
    this.#atStart &&= state.state === 'unreachable' && state.wrongHost
    this.#listeners.forEach((listener) => listener())
    return state
  }

  #enter(person: Person): Person {
    const { local, tab } = this.settings
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
      // Some hosts never answer the profile; what the check or the last log-in said then has to do (wire 2.1).
      const profile = await client.getProfile({}).catch(() => null)
      if (turn !== this.#turn) return this.#state
      const role = profile?.role || said.user_role || local.getItem('userRole')
      this.#enter({
        id: said.user_id ?? local.getItem('userID') ?? '',
        name: said.user_name || profile?.firstName || local.getItem('userName') || '',
        role: asRole(role),
        email: profile?.email ?? tab.getItem('email') ?? '',
      })
      return this.#state
    } catch (error) {
      if (turn !== this.#turn) return this.#state
      const refused = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')
      if (refused) return this.#become({ state: 'invalid' })
      const wrongHost = this.#atStart && this.settings.isWrongHost(error)
      return this.#become({ state: 'unreachable', error, wrongHost })
    }
  }
}

import type { Identity } from '@/api/same-person'
import { createStore } from '@/lib/create-store'
import { isTyping } from '@/ui/is-typing'

export interface RefusedPerson extends Identity {
  readonly name: string
}

interface PendingLogIn {
  readonly person: RefusedPerson
  /** Shown as a notice because the user was typing; they open the dialog themselves. */
  readonly quietly: boolean
  readonly result: Promise<boolean>
  readonly resolve: (signedIn: boolean) => void
}

/** Holds refused calls until the user signs in again (docs/decisions/0007-expired-session.md). All share one dialog. */
export class Reauthentication {
  #store = createStore<PendingLogIn | null>(null)

  /** @param tab the session storage, which holds the user of the last log-in */
  constructor(private readonly tab: Storage) {}

  /** Resolves to true after the same user has signed in again; to false on Cancel, or if no user was signed in. */
  readonly request = (): Promise<boolean> => {
    if (this.#waiting) {
      if (!isTyping()) this.open()
      return this.#waiting.result
    }
    const stored = (key: string) => this.tab.getItem(key) ?? ''
    const person = { id: stored('user_id'), name: stored('firstName'), email: stored('email') }
    // After a log-out there is no user to log in again.
    if (person.id === '' && person.email === '') return Promise.resolve(false)
    let resolve = (_signedIn: boolean): void => {}
    const result = new Promise<boolean>((settle) => (resolve = settle))
    this.#store.set({ person, result, resolve, quietly: isTyping() })
    return result
  }

  readonly close = (signedIn: boolean): void => {
    this.#waiting?.resolve(signedIn)
    this.#store.set(null)
  }

  readonly open = (): void => {
    if (this.#waiting?.quietly) this.#store.set({ ...this.#waiting, quietly: false })
  }

  readonly waitingFor = (): RefusedPerson | null => this.#waiting?.person ?? null

  readonly isQuiet = (): boolean => this.#waiting?.quietly ?? false

  readonly subscribe = this.#store.subscribe

  get #waiting(): PendingLogIn | null {
    return this.#store.snapshot()
  }
}

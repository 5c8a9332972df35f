import type { Identity } from '@/api/same-person'
import { createStore } from '@/lib/create-store'
import { isTyping } from '@/ui/is-typing'

export interface RefusedPerson extends Identity {
  readonly name: string
}

interface PendingLogIn {
  readonly person: RefusedPerson
  /** Shows a notice instead of the dialog, because the user was typing. The notice opens the dialog. */
  readonly isQuiet: boolean
  readonly result: Promise<boolean>
  readonly resolve: (signedIn: boolean) => void
}

/** Holds refused calls until the user signs in again in one dialog (docs/decisions/0007-expired-session.md). */
export class Reauthentication {
  #store = createStore<PendingLogIn | null>(null)

  /** @param tab the session storage, which holds the user of the last log-in */
  constructor(private readonly tab: Storage) {}

  /** Resolves to true after the same user has signed in again. Resolves to false on Cancel, or without a user. */
  readonly request = (): Promise<boolean> => {
    if (this.#waiting) {
      if (!isTyping()) this.open()
      return this.#waiting.result
    }
    const getStored = (key: string) => this.tab.getItem(key) ?? ''
    const person = { id: getStored('user_id'), name: getStored('firstName'), email: getStored('email') }
    // After a log-out there is no user to log in again.
    if (person.id === '' && person.email === '') return Promise.resolve(false)
    let resolve = (_signedIn: boolean): void => {}
    const result = new Promise<boolean>((settle) => (resolve = settle))
    this.#store.set({ person, result, resolve, isQuiet: isTyping() })
    return result
  }

  readonly close = (signedIn: boolean): void => {
    this.#waiting?.resolve(signedIn)
    this.#store.set(null)
  }

  readonly open = (): void => {
    if (this.#waiting?.isQuiet) this.#store.set({ ...this.#waiting, isQuiet: false })
  }

  readonly getRefusedPerson = (): RefusedPerson | null => this.#waiting?.person ?? null

  readonly isQuiet = (): boolean => this.#waiting?.isQuiet ?? false

  readonly subscribe = this.#store.subscribe

  get #waiting(): PendingLogIn | null {
    return this.#store.snapshot()
  }
}

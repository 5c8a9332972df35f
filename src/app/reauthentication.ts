import type { Known } from '@/api/same-person'
import { isTyping } from '@/ui/is-typing'

/** Whose call was refused, as this tab knew the person. */
export interface RefusedPerson extends Known {
  readonly name: string
}

interface Waiting {
  readonly person: RefusedPerson
  /** Somebody was typing when it was asked: it is said, and the dialog is theirs to open. */
  readonly quietly: boolean
  readonly answered: Promise<boolean>
  readonly answer: (signedIn: boolean) => void
}

/**
 * Calls that wait until the person has signed in again over the page (users 4). All of them wait for the one
 * answer, so that one dialog is enough however many calls the host has refused.
 */
export class Reauthentication {
  #waiting: Waiting | null = null
  #listeners = new Set<() => void>()

  /** @param tab where this tab keeps the person of its last log-in (spec 3) */
  constructor(private readonly tab: Storage) {}

  /** Resolves to true once the same person is signed in again, to false when that was given up, or nobody was. */
  readonly ask = (): Promise<boolean> => {
    if (this.#waiting) {
      if (!isTyping()) this.open()
      return this.#waiting.answered
    }
    const kept = (key: string) => this.tab.getItem(key) ?? ''
    const person = { id: kept('user_id'), name: kept('firstName'), email: kept('email') }
    // Whoever has logged out is not asked to come back.
    if (person.id === '' && person.email === '') return Promise.resolve(false)
    let answer = (_signedIn: boolean): void => {}
    const answered = new Promise<boolean>((resolve) => (answer = resolve))
    this.#become({ person, answered, answer, quietly: isTyping() })
    return answered
  }

  readonly answer = (signedIn: boolean): void => {
    this.#waiting?.answer(signedIn)
    this.#become(null)
  }

  /** Opens the dialog of what was asked quietly. */
  readonly open = (): void => {
    if (this.#waiting?.quietly) this.#become({ ...this.#waiting, quietly: false })
  }

  /** Whose calls are waiting; null while none are. */
  readonly waitingFor = (): RefusedPerson | null => this.#waiting?.person ?? null

  readonly isQuiet = (): boolean => this.#waiting?.quietly ?? false

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #become(waiting: Waiting | null): void {
    this.#waiting = waiting
    this.#listeners.forEach((listener) => listener())
  }
}

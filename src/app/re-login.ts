/**
 * Calls that wait until the person has signed in again over the page (users 4). All of them wait for the one answer,
 * so that one dialog is enough however many calls the host has refused.
 */
export class ReLogin {
  #waiting: { readonly answered: Promise<boolean>; readonly answer: (signedIn: boolean) => void } | null = null
  #listeners = new Set<() => void>()

  /** Resolves to true once the same person is signed in again, to false when that was given up. */
  readonly ask = (): Promise<boolean> => {
    if (!this.#waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      this.#waiting = { answered: promise, answer: resolve }
      this.#tell()
    }
    return this.#waiting.answered
  }

  readonly answer = (signedIn: boolean): void => {
    this.#waiting?.answer(signedIn)
    this.#waiting = null
    this.#tell()
  }

  readonly isAsked = (): boolean => this.#waiting !== null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener())
  }
}

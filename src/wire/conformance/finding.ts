import type { ApiError } from '../client/api-error'

/** Results of a check by severity, worst last. */
const GRADES = ['works', 'mend', 'door', 'breaks'] as const

export type Grade = (typeof GRADES)[number]

export interface Deviation {
  /** The response, as a sentence without a subject. */
  readonly came: string
  /** The requirement of the contract, if `came` is not enough. */
  readonly expected?: string | undefined
  readonly field?: string | undefined
  /** Consequence on screen; completes "The app ...". */
  readonly means: string
  /** Files that may have the fault, the likelier first: one writes the value, the other reads it. */
  readonly suspects?: readonly string[]
}

/** An action that the host permits to somebody without the right. */
export interface OpenDoor {
  readonly who: string
  /** Completes "can ...". */
  readonly could: string
  readonly came: string
  /** That of the call by default. */
  readonly harm?: string
}

/** Works, because the app copes, but should be mended. */
export class ToMend extends Error {
  override readonly name = 'ToMend'

  constructor(readonly deviation: Deviation) {
    super(deviation.came)
  }
}

/** A response that the app can only show as a failure. */
export class Unclear extends Error {
  override readonly name = 'Unclear'

  constructor(readonly failure: ApiError) {
    super(failure.message)
  }
}

export class Door extends Error {
  override readonly name = 'Door'

  constructor(readonly door: OpenDoor) {
    super(`${door.who} can ${door.could}`)
  }
}

/** A screen fails. */
export class Breaks extends Error {
  override readonly name = 'Breaks'

  constructor(readonly deviation: Deviation) {
    super(deviation.came)
  }
}

/** Cannot be tried on this host. The message completes "not tried, because ...". */
export class NotTried extends Error {
  override readonly name = 'NotTried'

  /** @param isGap false if nothing is missing, e.g. a call that not every host has */
  constructor(
    why: string,
    readonly isGap = true,
  ) {
    super(why)
  }
}

/** The call was made, but its effect cannot be read. */
export class Unchecked extends NotTried {
  constructor(readonly reason: string) {
    super(`it could not be checked: ${reason}`)
  }
}

/** How an app copes with a deviation, to judge its urgency. */
export const MEANS = {
  believes: 'believes the host, and shows or saves what it sent',
  offersNoLogIn: 'shows the words of the host, and offers no log-in',
  ownWords: 'says in its own words that the host did not accept it',
  asksItself: 'asks for it before it sends; another program need not',
  isEmptySuccess: 'tells the person that it was done',
} as const

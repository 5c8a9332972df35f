import type { ApiError } from '../client/api-error'

/** Results of a check by severity, worst last. */
const GRADES = ['passed', 'warning', 'vulnerability', 'failed'] as const

export type Grade = (typeof GRADES)[number]

export interface Deviation {
  /** The response, as a sentence without a subject. */
  readonly actual: string
  /** The requirement of the contract, if `came` is not enough. */
  readonly expected?: string | undefined
  readonly field?: string | undefined
  /** Consequence on screen; completes "The app ...". */
  readonly consequence: string
  /** Files that may have the fault, the likelier first: one writes the value, the other reads it. */
  readonly suspects?: readonly string[]
}

/** An action that the host permits to somebody without the right. */
export interface Vulnerability {
  readonly actor: string
  /** Completes "can ...". */
  readonly ability: string
  readonly actual: string
  /** That of the call by default. */
  readonly harm?: string
}

/** Works, because the app copes, but should be mended. */
export class StepWarning extends Error {
  override readonly name = 'ToMend'

  constructor(readonly deviation: Deviation) {
    super(deviation.actual)
  }
}

/** A response that the app can only show as a failure. */
export class UnclearRefusal extends Error {
  override readonly name = 'Unclear'

  constructor(readonly failure: ApiError) {
    super(failure.message)
  }
}

export class StepVulnerability extends Error {
  override readonly name = 'Door'

  constructor(readonly vulnerability: Vulnerability) {
    super(`${vulnerability.actor} can ${vulnerability.ability}`)
  }
}

/** A screen fails. */
export class StepFailure extends Error {
  override readonly name = 'Breaks'

  constructor(readonly deviation: Deviation) {
    super(deviation.actual)
  }
}

/** Cannot be tried on this host. The message completes "not tried, because ...". */
export class SkippedStep extends Error {
  override readonly name = 'NotTried'

  /** @param isGap false if nothing is missing, e.g. a call that not every host has */
  constructor(
    reason: string,
    readonly isGap = true,
  ) {
    super(reason)
  }
}

/** The call was made, but its effect cannot be read. */
export class UncheckedStep extends SkippedStep {
  constructor(readonly reason: string) {
    super(`it could not be checked: ${reason}`)
  }
}

/** How an app copes with a deviation, to judge its urgency. */
export const CONSEQUENCES = {
  trustsHost: 'believes the host, and shows or saves what it sent',
  offersNoLogIn: 'shows the words of the host, and offers no log-in',
  showsOwnText: 'says in its own words that the host did not accept it',
  checksInput: 'asks for it before it sends; another program need not',
  reportsSuccess: 'tells the person that it was done',
} as const

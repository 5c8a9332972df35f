import type { ApiError } from '../client/api-error'

/** Results of a check by severity, worst last. */
const GRADES = ['passed', 'warning', 'vulnerability', 'failed'] as const

export type Grade = (typeof GRADES)[number]

export interface Deviation {
  /** The response, as a sentence without a subject. */
  readonly actual: string
  /** The requirement of the contract, if `actual` does not imply it. */
  readonly expected?: string | undefined
  readonly field?: string | undefined
  /** Consequence on screen; completes "The app ...". */
  readonly consequence: string
  /** Calls that may have the fault, likelier first: one writes the value, the other reads it. */
  readonly suspects?: readonly string[]
}

/** An action that the host permits to somebody without the right. */
export interface Vulnerability {
  readonly actor: string
  /** Completes "can ...". */
  readonly ability: string
  readonly actual: string
  /** The harm of the call by default. */
  readonly harm?: string
}

/** Works, because the app tolerates it, but is worth fixing. */
export class StepWarning extends Error {
  override readonly name = 'StepWarning'

  /** @param faultyCall the call with the fault, if it is not the call of the step */
  constructor(
    readonly deviation: Deviation,
    readonly faultyCall?: string,
  ) {
    super(deviation.actual)
  }
}

/** A response that the app can only show as a failure. */
export class UnclearRefusal extends Error {
  override readonly name = 'UnclearRefusal'

  constructor(readonly failure: ApiError) {
    super(failure.message)
  }
}

export class StepVulnerability extends Error {
  override readonly name = 'StepVulnerability'

  constructor(readonly vulnerability: Vulnerability) {
    super(`${vulnerability.actor} can ${vulnerability.ability}`)
  }
}

/** A screen fails. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure'

  constructor(readonly deviation: Deviation) {
    super(deviation.actual)
  }
}

/** A file came back shorter. Each upload reports it, because either call may have cut the file. */
export class LostBytes extends StepFailure {}

/** Why a call that writes was not made. */
export const BLOCKED_WRITE = 'only --write permits to change the host'

/** Has no result on this host. The message completes "no result, because ...". */
export class SkippedStep extends Error {
  override readonly name = 'SkippedStep'

  /** @param isGap false if no other run could have a result, e.g. of a call that not every host has */
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

/** What an app does about a deviation. Completes "The app ...". */
export const CONSEQUENCES = {
  trustsHost: 'trusts the host, and shows or saves the value',
  offersNoLogIn: 'shows the text of the host, and offers no log-in',
  showsOwnText: 'shows a text of its own, without the reason',
  checksInput: 'checks the input before sending; another program may not',
  reportsSuccess: 'reports a success to the person',
} as const

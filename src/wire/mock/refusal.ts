/** Kind of a refusal, as HTTP distinguishes them. Only the `clean` dialect sends its status code (`dialect.ts`). */
export type Reason =
  /** Nobody is logged in, or the credentials are wrong. */
  | 'not-signed-in'
  /** The role does not permit the call. */
  | 'forbidden'
  /** The record or file does not exist, or is not visible to this person. */
  | 'not-found'
  /** The state of the record does not permit the call. */
  | 'conflict'
  | 'invalid'
  | 'too-large'

export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: Reason,
    text: string,
    /** Name of the rule that refuses; undefined if the implementation of the call refuses. */
    readonly rule?: string,
  ) {
    super(text)
  }
}

export function refuse(reason: Reason, text: string): never {
  throw new Refusal(reason, text)
}

/** Texts of a host. */
export interface HostTexts {
  /** Refusal of the fault `refused`. */
  readonly refused: string
  readonly signedOut: string
  readonly noFile: string
  readonly noRecord: string
}

import type { permissions } from '@/domain/people/roles'

/** The rule that refuses a call: the table of roles, the contract, or a rule of `permissions`. */
export type RefusalRule = 'roles' | 'contract' | keyof typeof permissions

/** Kind of a refusal, as HTTP distinguishes them. Only the `clean` dialect sends its status code (`dialect.ts`). */
export type Reason =
  /** Nobody is logged in, or the credentials are wrong. */
  | 'not-signed-in'
  /** The role does not permit the call. */
  | 'forbidden'
  /** The record or file does not exist, or is not visible to this person. */
  | 'not-found'
  /** The status of the application does not permit the call. */
  | 'conflict'
  | 'invalid'
  | 'too-large'

export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: Reason,
    text: string,
    /** Undefined if the implementation of the call refuses. */
    readonly rule?: RefusalRule,
  ) {
    super(text)
  }
}

export function refuse(reason: Reason, text: string): never {
  throw new Refusal(reason, text)
}

export function assertAllowed(verdict: true | string, rule: keyof typeof permissions): void {
  if (verdict !== true) throw new Refusal('conflict', verdict, rule)
}

import type { permissions } from '@/domain/people/roles'

/** What refuses a call: the table of who may do what, what the contract requires, or a rule of `permissions`. */
export type RefusalRule = 'roles' | 'contract' | keyof typeof permissions

/**
 * Why a call is refused, in the kinds that HTTP distinguishes. The legacy host has words alone; a modern one tells the
 * kind by its status code (`dialect.ts`).
 */
export type Reason =
  /** Nobody is signed in, or the log-in is wrong. */
  | 'not-signed-in'
  /** This person may not do it. */
  | 'forbidden'
  /** There is no such record or file, or none that this person may know of. */
  | 'not-found'
  /** What is asked for does not fit the state that the application is in. */
  | 'conflict'
  /** What was sent is incomplete or wrong. */
  | 'invalid'
  /** More was sent than the host takes. */
  | 'too-large'

/** Thrown to refuse a call: the host answers with the text, in the shape that this call has for a refusal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: Reason,
    text: string,
    /** Undefined where the call itself refuses. */
    readonly rule?: RefusalRule,
  ) {
    super(text)
  }
}

export function refuse(reason: Reason, text: string): never {
  throw new Refusal(reason, text)
}

/** Refuses with the reason that a rule about the application's state gives. */
export function assertAllowed(verdict: true | string, rule: keyof typeof permissions): void {
  if (verdict !== true) throw new Refusal('conflict', verdict, rule)
}

import type { permissions } from '@/domain/roles'

/** What refuses a call: the table of who may do what, what the contract requires, or a rule of `permissions`. */
export type RefusalRule = 'roles' | 'contract' | keyof typeof permissions

/** Thrown to refuse a call: the host answers with the text, in the shape that this call has for a refusal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** Undefined where the call itself refuses. */
  readonly rule: RefusalRule | undefined

  constructor(text: string, rule?: RefusalRule) {
    super(text)
    this.rule = rule
  }
}

export function refuse(text: string): never {
  throw new Refusal(text)
}

/** Refuses with the reason that a rule of `domain/` gives. */
export function assertAllowed(verdict: true | string, rule: RefusalRule): void {
  if (verdict !== true) throw new Refusal(verdict, rule)
}

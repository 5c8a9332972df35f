/** What a call throws to refuse: the host answers with it in the shape that call has for a refusal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

export function refuse(text: string): never {
  throw new Refusal(text)
}

/** Refuses with the reason a rule of `domain/` gives. */
export function assertAllowed(verdict: true | string): void {
  if (verdict !== true) refuse(verdict)
}

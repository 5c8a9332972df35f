/** Thrown to refuse a call: the host answers with the text, in the shape that this call has for a refusal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

export function refuse(text: string): never {
  throw new Refusal(text)
}

/** Refuses with the reason that a rule of `domain/` gives. */
export function assertAllowed(verdict: true | string): void {
  if (verdict !== true) refuse(verdict)
}

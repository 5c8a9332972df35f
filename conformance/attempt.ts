import { forbidden, isNoFile, type Attempt } from '@/wire/conformance/checks'
import type { Context } from './context'
import { Door, Unchecked } from '@/wire/conformance/finding'
import { spareIn, spendSpare, type SpareState } from './spares'

interface AttemptOnSpare extends Omit<Attempt, 'did'> {
  readonly on: SpareState
  readonly send: (applicationId: string) => Promise<unknown>
  readonly did?: ((applicationId: string) => Promise<boolean | null>) | undefined
}

/** Tries a forbidden call on an application that no other step needs. */
export async function attempt(context: Context, { on, send, did, ...door }: AttemptOnSpare): Promise<void> {
  const applicationId = await spareIn(context, on)
  const answer = send(applicationId)
  const refused = await answer.then(() => false, isNoFile)
  try {
    await forbidden(answer, { ...door, did: did && (() => context.observed(() => did(applicationId))) })
  } catch (error) {
    if (!refused || error instanceof Door || error instanceof Unchecked) spendSpare(context, on)
    throw error
  }
}

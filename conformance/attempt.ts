import { ApiError } from '@/api/errors'
import { forbidden, type Attempt } from './checks'
import type { Context } from './context'
import { Door } from './finding'
import { spareIn, spendSpare, type SpareState } from './spares'

interface AttemptOnSpare extends Omit<Attempt, 'did'> {
  readonly on: SpareState
  readonly send: (applicationId: string) => Promise<unknown>
  readonly did?: ((applicationId: string) => Promise<boolean | null>) | undefined
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'signed-out', 'no-file'].includes(error.kind)

/** Tries a forbidden call on an application that no other step needs. */
export async function attempt(context: Context, { on, send, did, ...door }: AttemptOnSpare): Promise<void> {
  const applicationId = await spareIn(context, on)
  const answer = send(applicationId)
  const refused = await answer.then(() => false, isRefused)
  try {
    await forbidden(answer, { ...door, did: did && (() => did(applicationId)) })
  } catch (error) {
    if (!refused || error instanceof Door) spendSpare(context, on)
    throw error
  }
}

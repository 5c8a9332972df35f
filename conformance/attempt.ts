import { expectForbidden, isMissingFile, type Attempt } from '@/wire/conformance/checks'
import type { Context } from './context'
import { StepVulnerability, UncheckedStep } from '@/wire/conformance/finding'
import { getSpare, discardSpare, type SpareState } from './spares'

interface SpareAttempt extends Omit<Attempt, 'hadEffect'> {
  readonly state: SpareState
  readonly send: (applicationId: string) => Promise<unknown>
  readonly hadEffect?: ((applicationId: string) => Promise<boolean | null>) | undefined
}

/** Tries a forbidden call on an application that no other step needs. */
export async function expectForbiddenOnSpare(
  context: Context,
  { state: on, send, hadEffect, ...attempt }: SpareAttempt,
): Promise<void> {
  const applicationId = await getSpare(context, on)
  const response = send(applicationId)
  const isRefused = await response.then(() => false, isMissingFile)
  try {
    await expectForbidden(response, {
      ...attempt,
      hadEffect: hadEffect && (() => context.observeEffect(() => hadEffect(applicationId))),
    })
  } catch (error) {
    if (!isRefused || error instanceof StepVulnerability || error instanceof UncheckedStep) discardSpare(context, on)
    throw error
  }
}

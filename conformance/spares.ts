import { ApiError } from '@/wire/client/api-error'
import { contract, type CallName } from '@/contract'
import type { Context } from './context'
import { expectForbidden, isMissingFile, type Attempt } from '@/wire/conformance/checks'
import { describeFailure } from '@/wire/conformance/describe-failure'
import { SkippedStep, StepVulnerability, UncheckedStep } from '@/wire/conformance/finding'
import { STATUS, type StatusCode } from '@/domain/status/status'
import { readStatus } from './host-data'
import { noLeave, createPdf } from './sample'

const GRANT = { status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1' } as const

type Advance = (context: Context, applicationId: string) => Promise<unknown>

const approveAsHod: Advance = (context, applicationId) =>
  context.openVisitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

const approveAsDean: Advance = (context, applicationId) =>
  context.openVisitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

/** Creates an application. Resolves to its id. */
type CreateSpare = (context: Context, title: string) => Promise<string>

async function createDraft(context: Context, title: string): Promise<string> {
  const client = await context.getNewcomer()
  const { applicationId } = await client.saveForm({ ...context.createFields(title), ...noLeave })
  return applicationId ?? context.findId(client, title)
}

/** Each state: how to create it, or the previous state and the step from there. */
const STATES = {
  'saved as a draft': createDraft,
  submitted: (context, title) => context.submit(title),
  shortlisted: [
    'submitted',
    async (context, applicationId) => (await context.getCouncil()).shortlistOrReject({ applicationId, status: '2.1' }),
  ],
  rejected: [
    'submitted',
    async (context, applicationId) => (await context.getCouncil()).shortlistOrReject({ applicationId, status: '2.2' }),
  ],
  'decided by the HOD': ['shortlisted', approveAsHod],
  'decided by the Dean': ['shortlisted', approveAsDean],
  approved: ['decided by the HOD', approveAsDean],
  'not approved': [
    'shortlisted',
    (context, applicationId) =>
      context.openVisitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' }),
  ],
  denied: [
    'approved',
    async (context, applicationId) =>
      (await context.getCouncil()).grantOrDeny({
        applicationId,
        status: '5.2',
        startDate: '',
        period: '',
        amount: '',
      }),
  ],
  granted: [
    'approved',
    async (context, applicationId) => (await context.getCouncil()).grantOrDeny({ applicationId, ...GRANT }),
  ],
  'sent its agreement': [
    'granted',
    async (context, applicationId) =>
      (await context.getCouncil()).uploadAgreement({
        applicationId,
        file: createPdf('agreement', context.runId),
      }),
  ],
  'revised in its budget': [
    'granted',
    async (context, applicationId) =>
      (await context.getNewcomer()).submitBudget({
        applicationId,
        projectTitle: context.applicationTitle,
        file: createPdf('revision', context.runId),
      }),
  ],
} as const satisfies Record<string, readonly [string, Advance] | CreateSpare>

export type SpareState = keyof typeof STATES

function toSkippedStep(state: SpareState, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { path, optional } = contract[error.call as CallName]
  const failure = `${path.slice(1)} responded with ${describeFailure(error)}`
  return new SkippedStep(`no application could be ${state}: ${failure}`, !optional)
}

/** Creates an application of the newcomer in a state. Rejects with `SkippedStep` if the host fails. */
export async function createSpare(context: Context, state: SpareState): Promise<string> {
  const origin = STATES[state]
  if (typeof origin === 'function')
    return origin(context, `${context.applicationTitle}, spare ${crypto.randomUUID()}`).catch((error: unknown) =>
      Promise.reject(toSkippedStep(state, error)),
    )
  const [previousState, advance] = origin
  const applicationId = await createSpare(context, previousState)
  await advance(context, applicationId).catch((error: unknown) => Promise.reject(toSkippedStep(state, error)))
  return applicationId
}

/** Leaves out `decided by the Dean`, which some hosts approve and others keep on the shortlist. */
const STATUS_OF_STATES: Readonly<Partial<Record<SpareState, StatusCode>>> = {
  'saved as a draft': STATUS.draft,
  submitted: STATUS.submitted,
  shortlisted: STATUS.shortlisted,
  rejected: STATUS.notShortlisted,
  'decided by the HOD': STATUS.shortlisted,
  approved: STATUS.approved,
  'not approved': STATUS.notApproved,
  denied: STATUS.denied,
  granted: STATUS.granted,
  'sent its agreement': STATUS.granted,
  'revised in its budget': STATUS.granted,
}

/**
 * Returns an application in a state. Attempts share it as long as each is refused. Rejects with `SkippedStep` if the
 * host shows another status.
 */
export async function getSpare(context: Context, state: SpareState): Promise<string> {
  const spare = context.spares.get(state) ?? createSpare(context, state)
  context.spares.set(state, spare)
  const applicationId = await spare.catch((error: unknown) => {
    // The next attempt gets another application, if this one failed by chance.
    if (context.uncertainWrite && context.isOccasional(context.uncertainWrite)) discardSpare(context, state)
    throw error
  })
  const status = await readStatus(context, applicationId).catch(() => null)
  if (status !== null && status !== (STATUS_OF_STATES[state] ?? status))
    throw new SkippedStep(`no application stays ${state}: its status is ${status}`)
  return applicationId
}

/** Discards an application that an attempt has changed, or may have. */
export const discardSpare = (context: Context, state: SpareState): boolean => context.spares.delete(state)

interface SpareAttempt extends Omit<Attempt, 'hadEffect'> {
  readonly state: SpareState
  readonly send: (applicationId: string) => Promise<unknown>
  readonly hadEffect?: ((applicationId: string) => Promise<boolean | null>) | undefined
}

/** Tries a forbidden call on an application that no other step needs. */
export async function expectForbiddenOnSpare(
  context: Context,
  { state, send, hadEffect, ...attempt }: SpareAttempt,
): Promise<void> {
  const applicationId = await getSpare(context, state)
  const response = send(applicationId)
  const isRefused = await response.then(() => false, isMissingFile)
  try {
    await expectForbidden(response, {
      ...attempt,
      hadEffect: hadEffect && (() => context.observeEffect(() => hadEffect(applicationId))),
    })
  } catch (error) {
    if (!isRefused || error instanceof StepVulnerability || error instanceof UncheckedStep) discardSpare(context, state)
    throw error
  }
}

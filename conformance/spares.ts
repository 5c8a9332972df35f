import { ApiError } from '@/wire/client/api-error'
import { contract, type CallName } from '@/contract'
import type { Context } from './context'
import { describeFailure } from '@/wire/conformance/failure-words'
import { NotTried } from '@/wire/conformance/finding'
import { noLeave, pdf } from './sample'

const GRANT = { status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1' } as const

type Advance = (context: Context, applicationId: string) => Promise<unknown>

const byHod: Advance = (context, applicationId) =>
  context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

const byDean: Advance = (context, applicationId) =>
  context.visitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

/** Creates an application. Resolves to its id. */
type Begin = (context: Context, title: string) => Promise<string>

async function beginDraft(context: Context, title: string): Promise<string> {
  const client = await context.asNewcomer()
  const { applicationId } = await client.saveForm({ ...context.fields(title), ...noLeave })
  return applicationId ?? context.idOf(client, title)
}

/** Each state: how to create it, or the previous state and the step from there. */
const STATES = {
  'saved as a draft': beginDraft,
  submitted: (context, title) => context.submit(title),
  shortlisted: [
    'submitted',
    async (context, applicationId) => (await context.asCouncil()).shortlistOrReject({ applicationId, status: '2.1' }),
  ],
  rejected: [
    'submitted',
    async (context, applicationId) => (await context.asCouncil()).shortlistOrReject({ applicationId, status: '2.2' }),
  ],
  'decided by the HOD': ['shortlisted', byHod],
  'decided by the Dean': ['shortlisted', byDean],
  approved: ['decided by the HOD', byDean],
  denied: [
    'approved',
    async (context, applicationId) =>
      (await context.asCouncil()).grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' }),
  ],
  granted: [
    'approved',
    async (context, applicationId) => (await context.asCouncil()).grantOrDeny({ applicationId, ...GRANT }),
  ],
  'sent its agreement': [
    'granted',
    async (context, applicationId) =>
      (await context.asCouncil()).uploadAgreement({ applicationId, file: pdf('agreement', context.mark) }),
  ],
  'revised in its budget': [
    'granted',
    async (context, applicationId) =>
      (await context.asNewcomer()).submitBudget({
        applicationId,
        projectTitle: context.applicationTitle,
        file: pdf('revision', context.mark),
      }),
  ],
} as const satisfies Record<string, readonly [string, Advance] | Begin>

export type SpareState = keyof typeof STATES

function reasonOf(state: SpareState, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { path, optional } = contract[error.call as CallName]
  const said = `${path.slice(1)} answered with ${describeFailure(error)}`
  return new NotTried(`no application could be ${state}: ${said}`, !optional)
}

/** Creates an application of the newcomer in a state. Rejects with `NotTried` if the host cannot get it there. */
export async function freshSpare(context: Context, state: SpareState): Promise<string> {
  const from = STATES[state]
  if (typeof from === 'function')
    return from(context, `${context.applicationTitle}, spare ${crypto.randomUUID()}`).catch((error: unknown) =>
      Promise.reject(reasonOf(state, error)),
    )
  const [before, advance] = from
  const applicationId = await freshSpare(context, before)
  await advance(context, applicationId).catch((error: unknown) => Promise.reject(reasonOf(state, error)))
  return applicationId
}

/** Returns an application in a state. Attempts share it as long as each is refused. */
export function spareIn(context: Context, state: SpareState): Promise<string> {
  const ready = context.spares.get(state) ?? freshSpare(context, state)
  context.spares.set(state, ready)
  return ready
}

/** Discards an application that an attempt has changed, or may have. */
export const spendSpare = (context: Context, state: SpareState): boolean => context.spares.delete(state)

import { ApiError } from '@/api/errors'
import { contract } from '@/contract'
import type { Context } from './context'
import { describeFailure } from './failure-words'
import { NotTried } from './finding'
import { noLeave, pdf } from './sample'

const GRANT = { status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1' } as const

/** The next step of an application, done by those who may. */
type Advance = (context: Context, applicationId: string) => Promise<unknown>

const byHod: Advance = (context, applicationId) =>
  context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

const byDean: Advance = (context, applicationId) =>
  context.visitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })

/** A new application with this title. Resolves to its id. */
type Begin = (context: Context, title: string) => Promise<string>

async function beginDraft(context: Context, title: string): Promise<string> {
  const client = await context.asNewcomer()
  const { applicationId } = await client.saveForm({ ...context.fields(title), ...noLeave })
  return applicationId ?? context.idOf(client, title)
}

/** How an application begins, or the state before and what leads from there. */
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

/** Why an application did not get into a state. */
function reasonOf(state: SpareState, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { path, optional } = contract[error.call]
  const said = `${path.slice(1)} answered with ${describeFailure(error)}`
  return new NotTried(`no application could be ${state}: ${said}`, !optional)
}

/** A new application of the newcomer in a state. Rejects with `NotTried` where the host cannot get one there. */
export async function freshSpare(context: Context, state: SpareState): Promise<string> {
  const from = STATES[state]
  if (typeof from === 'function')
    return from(context, `${context.applicationTitle}, spare ${crypto.randomUUID().slice(0, 4)}`).catch(
      (error: unknown) => Promise.reject(reasonOf(state, error)),
    )
  const [before, advance] = from
  const applicationId = await freshSpare(context, before)
  await advance(context, applicationId).catch((error: unknown) => Promise.reject(reasonOf(state, error)))
  return applicationId
}

/**
 * The id of an application in a state, for what a host has to refuse. One serves for many attempts, as long as each is
 * refused; one that was taken belongs to that attempt alone, so that no attempt sees what another has done.
 */
export function spareIn(context: Context, state: SpareState): Promise<string> {
  const ready = context.spares.get(state) ?? freshSpare(context, state)
  context.spares.set(state, ready)
  return ready
}

/** An attempt has changed it, or may have. */
export const spendSpare = (context: Context, state: SpareState): boolean => context.spares.delete(state)

import type { Client } from '@/api/client'
import { contract, contractRows, type CallName } from '@/contract'
import type { CouncilEndpoint } from '@/contract/endpoint'
import { ROLES, type Role } from '@/domain/people/roles'
import { callersOf } from '@/domain/people/permissions'
import { expectForbidden, requireValue } from '@/wire/conformance/checks'
import type { Context } from '../context'
import {
  CONSEQUENCES,
  SkippedStep,
  StepFailure,
  StepVulnerability,
  StepWarning,
  UncheckedStep,
} from '@/wire/conformance/finding'
import { formatCallFile } from '../call-file'
import { createFileProbe, LIST_ABILITIES, READING_PROBES, WRITING_PROBES, type ListCall, type Probe } from '../probes'
import { findOwnedApplication } from '../host-data'
import { onlyReads } from '@/wire/contract/endpoint'
import { ApiError } from '@/wire/client/api-error'
import { requireRow } from '../checks'
import { noLeave } from '../sample'
import { discardSpare, expectForbiddenOnSpare, getSpare } from '../spares'
import { probe, type Step } from '../step'

/** Somebody without the right: a visitor, a role, or an applicant who is not the owner. */
type Outsider = 'visitor' | Role | 'another applicant'

const ACTORS: Readonly<Record<Outsider, string>> = {
  visitor: 'anybody without a log-in',
  Applicant: 'an applicant',
  Admin: 'the secretary (Admin)',
  urc: 'the director (urc)',
  'another applicant': 'another applicant',
}

const PROBE_TITLES: Readonly<Record<Outsider, string>> = {
  visitor: 'a missing log-in is reported',
  Applicant: 'an applicant is refused',
  Admin: 'Admin is refused',
  urc: 'urc is refused',
  'another applicant': 'another applicant is refused',
}

async function getOutsider(outsider: Outsider, context: Context, needsOwnSession: boolean): Promise<Client> {
  if (outsider === 'visitor') return context.openVisitor()
  if (context.faultyCalls.has('logIn')) throw new UncheckedStep(`${formatCallFile('logIn')} has a fault of its own`)
  const role = outsider === 'another applicant' ? 'Applicant' : outsider
  const client = await context.getClient(role)
  return needsOwnSession ? context.logIn(context.requireLogIn(role)) : client
}

/** Requires a list with rows: an outsider's response may be an empty list. */
async function expectListRefused(call: ListCall, outsider: Outsider, context: Context): Promise<void> {
  const isCouncilList = callersOf(contract[call].action).includes('Admin')
  const insider = isCouncilList ? await context.getCouncil() : (await findOwnedApplication(context)).owner
  if ((await insider[call]({})).length === 0) throw new SkippedStep('the list is empty, so it would show nothing')
  const response = (await getOutsider(outsider, context, false))[call]({})
  const isEmpty = await response.then(
    (rows) => rows.length === 0,
    () => false,
  )
  if (isEmpty)
    throw new StepWarning({ expected: 'a refusal', actual: 'an empty list', consequence: CONSEQUENCES.offersNoLogIn })
  await expectForbidden(response, {
    actor: ACTORS[outsider],
    ability: LIST_ABILITIES[call],
    isVisitor: outsider === 'visitor',
  })
}

async function expectProbeRefused(
  { ability, harm, state, send, hadEffect, needsOwnSession = false }: Probe,
  outsider: Outsider,
  context: Context,
): Promise<void> {
  const client = await getOutsider(outsider, context, needsOwnSession)
  const isCouncil = outsider === 'Admin' || outsider === 'urc'
  const attempt = {
    actor: ACTORS[outsider],
    ability,
    isVisitor: outsider === 'visitor',
    ...(harm !== undefined && !isCouncil && { harm }),
  }
  if (state === undefined)
    return expectForbidden(send(client, context, ''), {
      ...attempt,
      hadEffect: hadEffect && (() => context.observeEffect(() => hadEffect(context, ''))),
    })
  return expectForbiddenOnSpare(context, {
    ...attempt,
    state,
    send: (applicationId) => send(client, context, applicationId),
    hadEffect: hadEffect && ((applicationId) => hadEffect(context, applicationId)),
  })
}

/** Calls of applicants that name no application of theirs. */
const CALLS_WITHOUT_ID: readonly CallName[] = [
  'submitApplication',
  'saveForm',
  'listApplicationIds',
  'listSubmittedApplications',
]

/** Every other call of applicants is also tried by another applicant. */
const needsOwner = (call: CallName, { action }: CouncilEndpoint): boolean =>
  callersOf(action).includes('Applicant') && action !== 'use-own-account' && !CALLS_WITHOUT_ID.includes(call)

function findOutsiders(call: CallName, endpoint: CouncilEndpoint): Outsider[] {
  const callers = callersOf(endpoint.action)
  if (callers.includes('visitor')) return []
  // The council may read what applicants read.
  const roles = ROLES.filter((role) => !callers.includes(role) && (role === 'Applicant' || !onlyReads(endpoint)))
  return ['visitor', ...roles, ...(needsOwner(call, endpoint) ? (['another applicant'] as const) : [])]
}

/** A read-only run has only one applicant, who is the owner. */
function requireSecondApplicant(outsider: Outsider, context: Context): void {
  // Without an application of the run, the attempts would be those of the owner.
  if (outsider === 'another applicant' && context.grantedId === null)
    throw new SkippedStep('it needs an application of a second applicant (--write makes one)')
}

const isListCall = (call: CallName): call is ListCall => call in LIST_ABILITIES

/** Calls that the portal makes without a log-in, although they need a session or a key in the link. */
const VISITOR_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  resetPassword: {
    ability: 'set the password of any account and log in with it',
    send: (client, context) => {
      const { email, password } = context.requireAccount()
      return client.resetPassword({ email, newPassword: `${password}-stranger` })
    },
    hadEffect: async (context) => {
      const { email, password } = context.requireAccount()
      return context.acceptsPassword({ email, password: `${password}-stranger` })
    },
  },
  sendEmail: {
    ability: 'send any e-mail to anybody in the name of the council',
    send: (client, { runId }) =>
      client.sendEmail({ email: `stranger-${runId}@example.org`, subject: 'Conformance', message: '<p>A test.</p>' }),
  },
  downloadDetailsFile: createFileProbe('downloadDetailsFile', 'read the files of any application by its number'),
  downloadApplicationPdf: createFileProbe('downloadApplicationPdf', 'read any whole application by its number'),
  getDetails: {
    ability: 'read status, decisions, remarks and marks of any application by its number',
    send: async (client, context) => {
      const { applicationId } = await findOwnedApplication(context)
      return requireValue(await client.getDetails({ applicationId }), 'an application in MoreDetails.php')
    },
  },
}

const OVERWRITABLE = [
  ['saved as a draft', 'a draft'],
  ['submitted', 'an application'],
] as const

/** These calls take the number of a draft. What counts is whether the owner's title is still there. */
const overwriteSteps: readonly Step[] = (['submitApplication', 'saveForm'] as const).flatMap((call) =>
  OVERWRITABLE.map(([state, noun]) =>
    probe(call, `another applicant cannot overwrite ${noun}`, async (context) => {
      const applicationId = await getSpare(context, state)
      const owner = await context.getNewcomer()
      const findTitle = async () => requireRow(await owner.listSubmittedApplications({}), applicationId).projectTitle
      const title = await findTitle()
      // Uses a separate session: some hosts store the application's id there.
      const stranger = await context.logIn(context.requireLogIn('Applicant'))
      const fields = { ...context.createFields(`${context.applicationTitle}, overwritten`), ...noLeave, applicationId }
      // A failed call may have overwritten it, too.
      await stranger[call](fields).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
      if ((await findTitle().catch(nullIfMissing)) === title) return
      discardSpare(context, state)
      throw new StepVulnerability({
        actor: ACTORS['another applicant'],
        ability: `overwrite ${noun} of somebody else by its number`,
        actual: 'a list in which the owner does not find it as it was',
        harm: 'overwritten applications',
      })
    }),
  ),
)

/** Returns null for a missing row: the application may have another owner now. */
function nullIfMissing(error: unknown): null {
  if (error instanceof StepFailure) return null
  throw error
}

export const visitorSteps: readonly Step[] = Object.entries(VISITOR_PROBES).map(
  ([call, { ability, send, hadEffect }]) =>
    // The keys are the call names.
    probe(call as CallName, 'a visitor is refused', async (context) =>
      expectForbidden(send(context.openVisitor(), context, ''), {
        actor: ACTORS.visitor,
        ability,
        hadEffect: hadEffect && (() => context.observeEffect(() => hadEffect(context, ''))),
      }),
    ),
)

/** Expects a refusal of everybody without the right, and "not logged in" for visitors. */
export const accessSteps: readonly Step[] = [
  ...overwriteSteps,
  ...contractRows.flatMap(([call, endpoint]) =>
    findOutsiders(call, endpoint).map((outsider) =>
      probe(call, PROBE_TITLES[outsider], async (context) => {
        requireSecondApplicant(outsider, context)
        if (isListCall(call)) return expectListRefused(call, outsider, context)
        const callProbe = READING_PROBES[call] ?? WRITING_PROBES[call]
        if (callProbe === undefined) throw new TypeError(`${call} has no probe`)
        return expectProbeRefused(callProbe, outsider, context)
      }),
    ),
  ),
]

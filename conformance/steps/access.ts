import type { Client } from '@/api/client'
import { contract, contractRows, type CallName } from '@/contract'
import type { CouncilEndpoint } from '@/contract/endpoint'
import { callersOf, ROLES, type Role } from '@/domain/people/roles'
import { attempt } from '../attempt'
import { forbidden, needed } from '@/wire/conformance/checks'
import type { Context } from '../context'
import { MEANS, NotTried, ToMend } from '@/wire/conformance/finding'
import { file, LISTS, READING_PROBES, WRITING_PROBES, type ListCall, type Probe } from '../probes'
import { ownedApplication } from '../existing'
import { onlyReads } from '@/wire/contract/endpoint'
import { probe, type Step } from '../step'

/** Somebody without the right: a visitor, a role, or an applicant who is not the owner. */
type Outsider = 'visitor' | Role | 'another applicant'

const WHO: Readonly<Record<Outsider, string>> = {
  visitor: 'anybody without a log-in',
  Applicant: 'an applicant',
  Admin: 'the secretary (Admin)',
  urc: 'the director (urc)',
  'another applicant': 'another applicant',
}

const TRIES: Readonly<Record<Outsider, string>> = {
  visitor: 'nobody signed in is told so',
  Applicant: 'an applicant is refused',
  Admin: 'Admin is refused',
  urc: 'urc is refused',
  'another applicant': 'another applicant is refused',
}

async function clientOf(outsider: Outsider, context: Context, inOwnSession: boolean): Promise<Client> {
  if (outsider === 'visitor') return context.visitor()
  const role = outsider === 'another applicant' ? 'Applicant' : outsider
  const client = await context.as(role)
  return inOwnSession ? context.logIn(context.logInOf(role)) : client
}

/** Requires a list with rows: an outsider's response may be an empty list. */
async function listRefused(call: ListCall, outsider: Outsider, context: Context): Promise<void> {
  const isCouncils = callersOf(contract[call].action).includes('Admin')
  const insider = isCouncils ? await context.asCouncil() : (await ownedApplication(context)).owner
  if ((await insider[call]({})).length === 0) throw new NotTried('the list is empty, so it would show nothing')
  const sending = (await clientOf(outsider, context, false))[call]({})
  const isEmpty = await sending.then(
    (rows) => rows.length === 0,
    () => false,
  )
  if (isEmpty) throw new ToMend({ expected: 'a refusal', came: 'an empty list', means: MEANS.offersNoLogIn })
  await forbidden(sending, { who: WHO[outsider], could: LISTS[call], isVisitor: outsider === 'visitor' })
}

async function probeRefused(
  { could, on, send, did, inOwnSession = false }: Probe,
  outsider: Outsider,
  context: Context,
): Promise<void> {
  const client = await clientOf(outsider, context, inOwnSession)
  const door = { who: WHO[outsider], could, isVisitor: outsider === 'visitor' }
  if (on === undefined)
    return forbidden(send(client, context, ''), {
      ...door,
      did: did && (() => context.observed(() => did(context, ''))),
    })
  return attempt(context, {
    ...door,
    on,
    send: (applicationId) => send(client, context, applicationId),
    did: did && ((applicationId) => did(context, applicationId)),
  })
}

/** Calls of applicants that name no application of theirs. */
const OF_NONE: readonly CallName[] = [
  'submitApplication',
  'saveForm',
  'listApplicationIds',
  'listSubmittedApplications',
]

/** Every other call of applicants is also tried by another applicant. */
const namesOwn = (call: CallName, { action }: CouncilEndpoint): boolean =>
  callersOf(action).includes('Applicant') && action !== 'use-own-account' && !OF_NONE.includes(call)

function outsidersOf(call: CallName, endpoint: CouncilEndpoint): Outsider[] {
  const callers = callersOf(endpoint.action)
  if (callers.includes('visitor')) return []
  // The council may read what applicants read.
  const roles = ROLES.filter((role) => !callers.includes(role) && (role === 'Applicant' || !onlyReads(endpoint)))
  return ['visitor', ...roles, ...(namesOwn(call, endpoint) ? (['another applicant'] as const) : [])]
}

/** A read-only run has only one applicant, who is the owner. */
function needsAnother(outsider: Outsider, context: Context): void {
  if (outsider === 'another applicant' && context.newcomerLogIn === null)
    throw new NotTried('it needs a second applicant (--write makes one)')
}

const isList = (call: CallName): call is ListCall => call in LISTS

/** Calls that the portal makes without a log-in, although they need a session or a key in the link. */
const VISITOR_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  resetPassword: {
    could: 'set the password of any account and log in with it',
    send: (client, context) => {
      const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
      return client.resetPassword({ email, newPassword: `${password}-stranger` })
    },
    did: async (context) => {
      const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
      return context.tookPassword({ email, password: `${password}-stranger` })
    },
  },
  sendEmail: {
    could: 'send any e-mail to anybody in the name of the council',
    send: (client, { mark }) =>
      client.sendEmail({ email: `stranger-${mark}@example.org`, subject: 'Conformance', message: '<p>A test.</p>' }),
  },
  downloadDetailsFile: file('downloadDetailsFile', 'read the files of any application by its number'),
  downloadApplicationPdf: file('downloadApplicationPdf', 'read any whole application by its number'),
  getDetails: {
    could: 'read status, decisions, remarks and marks of any application by its number',
    send: async (client, context) => {
      const { applicationId } = await ownedApplication(context)
      return needed(await client.getDetails({ applicationId }), 'an application in MoreDetails.php')
    },
  },
}

export const visitorSteps: readonly Step[] = Object.entries(VISITOR_PROBES).map(([call, { could, send, did }]) =>
  // The keys are the call names.
  probe(call as CallName, 'a visitor is refused', async (context) =>
    forbidden(send(context.visitor(), context, ''), {
      who: WHO.visitor,
      could,
      did: did && (() => context.observed(() => did(context, ''))),
    }),
  ),
)

/** Expects a refusal of everybody without the right, and "not logged in" for visitors. */
export const accessSteps: readonly Step[] = contractRows.flatMap(([call, endpoint]) =>
  outsidersOf(call, endpoint).map((outsider) =>
    probe(call, TRIES[outsider], async (context) => {
      needsAnother(outsider, context)
      if (isList(call)) return listRefused(call, outsider, context)
      const probed = READING_PROBES[call] ?? WRITING_PROBES[call]
      if (probed === undefined) throw new TypeError(`${call} has no probe`)
      return probeRefused(probed, outsider, context)
    }),
  ),
)

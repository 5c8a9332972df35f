import type { Client } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { z } from '@/domain/zod'
import { callersOf, ROLES, type Role } from '@/domain/roles'
import { COPES, Difference, needed, noFile, refused, signedOut, Skip } from '../checks'
import type { SuiteContext } from '../suite-context'
import { personOf } from '../sample'
import { step, type Step } from '../step'

const calls = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

/** An id that no host has reached. */
export const UNKNOWN = '999999999'

const exampleOf = ({ examples }: Endpoint): object => Object(examples[0]?.input)

const send = (client: Client, call: CallName, input: object): Promise<unknown> =>
  (client[call] as (input: object) => Promise<unknown>)(input) // Made of the example of its own row.

/** Values that no host accepts and that are the id of nothing. */
const NOTHING = ['', UNKNOWN, [], new File([], 'nothing.txt')]

/** The smallest input that the contract allows: a host that wrongly accepts it is not harmed. */
function emptyInput(endpoint: Endpoint, context: SuiteContext): object {
  const example = exampleOf(endpoint)
  const fits = (key: string) => (value: unknown) => z.safeEncode(endpoint.request, { ...example, [key]: value }).success
  const emptied = Object.entries(example).map(([key, value]) => {
    if (key === 'email') return [key, personOf(context.mark, 'Nobody').email]
    return [key, NOTHING.find(fits(key)) ?? value]
  })
  return Object.fromEntries(emptied)
}

/** A person who may make the call, in a fresh session; null if nobody of that role can log in. */
async function permitted({ action }: Endpoint, context: SuiteContext): Promise<Client | null> {
  try {
    if (callersOf(action).includes('Admin')) return await context.asCouncil()
    return await (context.newcomerLogIn ? context.asNewcomer() : context.as('Applicant'))
  } catch (error) {
    if (error instanceof Skip) return null
    throw error
  }
}

/**
 * A host that gives a person who may not make the call the same answer as one who may has checked the input only, and
 * not the person: with an existing application it would have continued.
 */
async function refusedAsPerson(call: CallName, endpoint: Endpoint, role: Role, context: SuiteContext): Promise<void> {
  const input = emptyInput(endpoint, context)
  const said = await refused(send(await context.as(role), call, input))
  const other = await permitted(endpoint, context)
  const saidToOther = other && (await refused(send(other, call, input)).catch(() => null))
  if (said === saidToOther)
    throw new Difference('message', `that ${role} may not do this`, `"${said}", as to those who may`, COPES.powerless)
}

/** People who may not make a call are refused, and visitors are asked to log in. */
export const accessSteps: Step[] = calls.flatMap(([call, endpoint]) => {
  const callers = callersOf(endpoint.action)
  const others = ROLES.filter((role) => !callers.includes(role)).map((role) =>
    step(call, `${role} is refused`, (context) => refusedAsPerson(call, endpoint, role, context)),
  )
  if (callers.includes('visitor')) return others
  const asNobody = (context: SuiteContext) => signedOut(send(context.visitor(), call, emptyInput(endpoint, context)))
  return [step(call, 'nobody signed in is told so', asNobody), ...others]
})

/** What applicants do with an application of their own: each such call names its id, except the optional ones. */
const ofOwners = calls.filter(
  ([, endpoint]) =>
    callersOf(endpoint.action).includes('Applicant') &&
    !callersOf(endpoint.action).includes('visitor') &&
    Object.keys(exampleOf(endpoint)).some((key) => key === 'applicationId'),
)

/** An applicant can do nothing with any application of another: its owner could do it with at least one of them. */
export const ownershipSteps: Step[] = ofOwners.map(([call, endpoint]) =>
  step(call, 'another applicant is refused', async (context) => {
    const granted = needed(context.granted, 'the application that Grant.php makes')
    const owned = await (await context.asNewcomer()).listSubmittedGrants({})
    const other = await context.as('Applicant')
    for (const applicationId of new Set([granted, ...owned.map((application) => application.applicationId)])) {
      const answer = send(other, call, { ...exampleOf(endpoint), applicationId })
      await (endpoint.replies === 'blob' ? noFile(answer) : refused(answer))
    }
  }),
)

import { createClient } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { ROLES, type Role } from '@/domain/people/roles'
import type { Connection } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import type { Fault, Faultless } from './faulty-host'

const rows = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

/** The call that a request makes; two calls of one file differ in their method, or in having a query. */
export const callOf = ({ url, method }: Request): CallName | undefined => {
  const { pathname, search } = new URL(url)
  return rows.find(
    ([, row]) =>
      row.path === pathname &&
      row.method === method &&
      (method === 'POST' || (search !== '') === (row.sends === 'query')),
  )?.[0]
}

/** Changes the text of every reply to a call. */
export const lying =
  (call: CallName, tell: (written: string) => string): Fault =>
  async (request, answer) => {
    const response = await answer()
    return callOf(request) === call ? new Response(tell(await response.text()), response) : response
  }

/** Answers a call by itself, where `when` finds something in what was sent. */
export const answering =
  (call: CallName, reply: () => Response, when = /(?:)/): Fault =>
  async (request, answer) => {
    if (callOf(request) !== call) return answer()
    const sent = `${new URL(request.url).search} ${await request.clone().text()}`
    return when.test(sent) ? reply() : answer()
  }

/** How the mock refuses, by the words of its markers. */
const REFUSAL = /"(status|success)":(false|"error")|"error"|Error:|^\{"message":"(?!.*success)/i

/** Answers a call by itself where the host without faults refuses it, in these words. */
export const insteadOfRefusing =
  (call: CallName, reply: () => Response, words = REFUSAL): Fault =>
  async (request, answer) => {
    const response = await answer()
    return callOf(request) === call && words.test(await response.clone().text()) ? reply() : response
  }

const APPLICATION = /\b(?:app_ID|Id|appId|grantId)"?\s*[=:]?\s*"?(\d+)/

/** The id of the application that a request names; null if it names none. */
export async function applicationIn(request: Request): Promise<number | null> {
  const sent = `${new URL(request.url).search} ${await request.clone().text()}`
  const id = APPLICATION.exec(sent)?.[1]
  return id === undefined ? null : Number(id)
}

/** Changes what the host stores of the application that a call names, before the call. */
export const preparing =
  (call: CallName, prepare: (store: Store, applicationId: number) => void): Fault =>
  async (request, answer, { store }) => {
    const id = callOf(request) === call ? await applicationIn(request) : null
    if (id !== null && store.applications.get(id)) prepare(store, id)
    return answer()
  }

/** Who is signed in in a browser; null if nobody is. */
const sessionOf = ({ fetch }: Connection) =>
  createClient({ base: 'http://mock.test/', fetch })
    .checkSession({})
    .catch(() => null)

/** The role of who is signed in in a browser; null if nobody is. */
export async function roleOf(browser: Connection): Promise<Role | null> {
  const session = await sessionOf(browser)
  return ROLES.find((role) => role === session?.role) ?? null
}

export const signedIn = async (browser: Connection): Promise<boolean> => (await sessionOf(browser)) !== null

/** Whoever may make a call: an address, or how to find one; undefined while there is nobody. */
type Insider = string | ((store: Store) => string | undefined)

async function asInsider(insider: Insider, request: Request, { connect, store }: Faultless): Promise<Response | null> {
  const email = typeof insider === 'string' ? insider : insider(store)
  if (email === undefined) return null
  const connection = connect()
  await connection.signInAs(email)
  return connection.fetch(request)
}

/** The person who has signed up in a run. */
export const newcomer = (store: Store): string | undefined =>
  store.people.all().find(({ email }) => email.endsWith('-newcomer@example.org'))?.email

/** Whether an applicant is signed in who is not the newcomer. */
export async function anotherApplicant(browser: Connection): Promise<boolean> {
  const session = await sessionOf(browser)
  return session?.role === 'Applicant' && session.name !== 'Conformance'
}

/**
 * Answers a call as if somebody who may make it had sent it.
 * @param letsIn whom; everybody if left out
 */
export const lettingIn =
  (
    call: CallName,
    insider: Insider,
    letsIn: (browser: Connection) => Promise<boolean> = () => Promise.resolve(true),
  ): Fault =>
  async (request, answer, faultless) => {
    if (callOf(request) !== call || !(await letsIn(faultless.browser))) return answer()
    return (await asInsider(insider, request.clone(), faultless)) ?? answer()
  }

/** Does what it refuses, and refuses it all the same. */
export const doingInSecret =
  (call: CallName, insider: Insider): Fault =>
  async (request, answer, faultless) => {
    const response = await answer()
    if (callOf(request) === call && REFUSAL.test(await response.clone().text()))
      await asInsider(insider, request.clone(), faultless)
    return response
  }

export const json =
  (body: unknown, status = 200) =>
  (): Response =>
    Response.json(body, { status })

export const html = () =>
  new Response('<!DOCTYPE html><title>Start</title>', { headers: { 'Content-Type': 'text/html' } })

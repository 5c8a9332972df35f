import { createClient } from '@/api/client'
import { contractRows, type CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import type { Connection } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import type { Fault, Faultless } from './faulty-host'

/** Returns the call of a request. Two calls of one file differ in their method, or in having a query. */
export const callOf = ({ url, method }: Request): CallName | undefined => {
  const { pathname, search } = new URL(url)
  return contractRows.find(
    ([, row]) =>
      row.path === pathname &&
      row.method === method &&
      (method === 'POST' || (search !== '') === (row.sends === 'query')),
  )?.[0]
}

/** Rewrites the body of every response to a call. */
export const lying =
  (call: CallName, tell: (written: string) => string): Fault =>
  async (request, respond) => {
    const response = await respond()
    return callOf(request) === call ? new Response(tell(await response.text()), response) : response
  }

/** Responds to a call instead of the host if `when` matches the request. */
export const answering =
  (call: CallName, reply: () => Response, when = /(?:)/): Fault =>
  async (request, respond) => {
    if (callOf(request) !== call) return respond()
    const sent = `${new URL(request.url).search} ${await request.clone().text()}`
    return when.test(sent) ? reply() : respond()
  }

/** Applies one fault to the responses of a host with another. */
export const both =
  (outer: Fault, inner: Fault): Fault =>
  (request, respond, faultless) =>
    outer(request, () => inner(request.clone(), respond, faultless), faultless)

const REFUSAL = /"(status|success)":(false|"error")|"error"|Error:|^\{"message":"(?!.*success)/i

/** Replaces each response to a call that matches `words`; by default, each refusal. */
export const insteadOfRefusing =
  (call: CallName, reply: () => Response, words = REFUSAL): Fault =>
  async (request, respond) => {
    const response = await respond()
    return callOf(request) === call && words.test(await response.clone().text()) ? reply() : response
  }

const APPLICATION = /\b(?:app_ID|Id|appId|grantId)"?\s*[=:]?\s*"?(\d+)/

export async function applicationIn(request: Request): Promise<number | null> {
  const sent = `${new URL(request.url).search} ${await request.clone().text()}`
  const id = APPLICATION.exec(sent)?.[1]
  return id === undefined ? null : Number(id)
}

/** Changes the stored application that a call refers to, before the call. */
export const preparing =
  (call: CallName, prepare: (store: Store, applicationId: number) => void): Fault =>
  async (request, respond, { store }) => {
    const id = callOf(request) === call ? await applicationIn(request) : null
    if (id !== null && store.applications.get(id)) prepare(store, id)
    return respond()
  }

const sessionOf = ({ fetch }: Connection) =>
  createClient({ base: 'http://mock.test/', fetch })
    .checkSession({})
    .catch(() => null)

export async function roleOf(browser: Connection): Promise<Role | null> {
  const session = await sessionOf(browser)
  return ROLES.find((role) => role === session?.role) ?? null
}

export const signedIn = async (browser: Connection): Promise<boolean> => (await sessionOf(browser)) !== null

/** E-mail address of somebody who may make a call, or a function that finds it. */
type Insider = string | ((store: Store) => string | undefined)

async function asInsider(insider: Insider, request: Request, { connect, store }: Faultless): Promise<Response | null> {
  const email = typeof insider === 'string' ? insider : insider(store)
  if (email === undefined) return null
  const connection = connect()
  await connection.signInAs(email)
  return connection.fetch(request)
}

/** Returns the e-mail address of the account that the run signed up. */
export const newcomer = (store: Store): string | undefined =>
  store.people.all().find(({ email }) => email.endsWith('-newcomer@example.org'))?.email

/** Returns whether an applicant other than the newcomer is signed in. */
export async function anotherApplicant(browser: Connection): Promise<boolean> {
  const session = await sessionOf(browser)
  return session?.role === 'Applicant' && session.name !== 'Conformance'
}

/**
 * Handles a call as if `insider`, who may make it, had sent it.
 * @param letsIn who benefits; everybody by default
 */
export const lettingIn =
  (
    call: CallName,
    insider: Insider,
    letsIn: (browser: Connection) => Promise<boolean> = () => Promise.resolve(true),
  ): Fault =>
  async (request, respond, faultless) => {
    if (callOf(request) !== call || !(await letsIn(faultless.browser))) return respond()
    return (await asInsider(insider, request.clone(), faultless)) ?? respond()
  }

/** Carries out a refused call anyway, and still returns the refusal. */
export const doingInSecret =
  (call: CallName, insider: Insider): Fault =>
  async (request, respond, faultless) => {
    const response = await respond()
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

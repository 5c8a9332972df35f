import { createClient } from '@/api/client'
import { contractRows, type CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import type { Connection } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import type { Fault, FaultlessHost } from './faulty-host'

/** Returns the call of a request. Two calls of one file differ in their method, or only one has a query. */
export const findCall = ({ url, method }: Request): CallName | undefined => {
  const { pathname, search } = new URL(url)
  return contractRows.find(
    ([, row]) =>
      row.path === pathname &&
      row.method === method &&
      (method === 'POST' || (search !== '') === (row.sends === 'query')),
  )?.[0]
}

/** Returns the query and the body of a request. */
const readInput = async (request: Request): Promise<string> =>
  `${new URL(request.url).search} ${await request.clone().text()}`

/** Rewrites the body of every response to a call. */
export const rewriteBody =
  (call: CallName, rewrite: (body: string) => string): Fault =>
  async (request, respond) => {
    const response = await respond()
    return findCall(request) === call ? new Response(rewrite(await response.text()), response) : response
  }

/** Changes the headers of every response to a call. */
export const changeHeaders =
  (call: CallName, change: (headers: Headers) => void): Fault =>
  async (request, respond) => {
    const response = await respond()
    if (findCall(request) !== call) return response
    const headers = new Headers(response.headers)
    change(headers)
    return new Response(response.body, { status: response.status, headers })
  }

/** Responds to a call instead of the host if `pattern` matches the request. */
export const respondWith =
  (call: CallName, send: () => Response, pattern = /(?:)/): Fault =>
  async (request, respond) => {
    if (findCall(request) !== call) return respond()
    return pattern.test(await readInput(request)) ? send() : respond()
  }

/** Applies one fault to the responses of a host with another. */
export const combineFaults =
  (outer: Fault, inner: Fault): Fault =>
  (request, respond, faultless) =>
    outer(request, () => inner(request.clone(), respond, faultless), faultless)

const REFUSAL = /"(status|success)":(false|"error")|"error"|Error:|^\{"message":"(?!.*success)/i

/** Replaces each response to a call that matches `pattern`; by default, each refusal. */
export const replaceRefusal =
  (call: CallName, send: () => Response, pattern = REFUSAL): Fault =>
  async (request, respond) => {
    const response = await respond()
    return findCall(request) === call && pattern.test(await response.clone().text()) ? send() : response
  }

const APPLICATION_ID = /\b(?:app_ID|Id|appId|grantId)"?\s*[=:]?\s*"?(\d+)/

export async function findApplicationId(request: Request): Promise<number | null> {
  const id = APPLICATION_ID.exec(await readInput(request))?.[1]
  return id === undefined ? null : Number(id)
}

/** Changes the stored application that a call refers to, before the call. */
export const changeBeforeCall =
  (call: CallName, prepare: (store: Store, applicationId: number) => void): Fault =>
  async (request, respond, { store }) => {
    const id = findCall(request) === call ? await findApplicationId(request) : null
    if (id !== null && store.applications.get(id)) prepare(store, id)
    return respond()
  }

const getSession = ({ fetch }: Connection) =>
  createClient({ base: 'http://mock.test/', fetch })
    .checkSession({})
    .catch(() => null)

export async function getRole(browser: Connection): Promise<Role | null> {
  const session = await getSession(browser)
  return ROLES.find((role) => role === session?.role) ?? null
}

export const isSignedIn = async (browser: Connection): Promise<boolean> => (await getSession(browser)) !== null

/** E-mail address of somebody who may make a call, or a function that finds it. */
type Insider = string | ((store: Store) => string | undefined)

async function sendAsInsider(
  insider: Insider,
  request: Request,
  { connect, store }: FaultlessHost,
): Promise<Response | null> {
  const email = typeof insider === 'string' ? insider : insider(store)
  if (email === undefined) return null
  const connection = connect()
  await connection.signInAs(email)
  return connection.fetch(request)
}

/** Returns the e-mail address of the account that the run signed up. */
export const findNewcomer = (store: Store): string | undefined =>
  store.people.all().find(({ email }) => email.endsWith('-newcomer@example.org'))?.email

/** Returns whether an applicant other than the newcomer is signed in. */
export async function isAnotherApplicant(browser: Connection): Promise<boolean> {
  const session = await getSession(browser)
  return session?.role === 'Applicant' && session.name !== 'Conformance'
}

/**
 * Handles a call as if `insider`, who may make it, had sent it.
 * @param isPermitted everybody by default
 */
export const permitCall =
  (
    call: CallName,
    insider: Insider,
    isPermitted: (browser: Connection) => Promise<boolean> = () => Promise.resolve(true),
  ): Fault =>
  async (request, respond, faultless) => {
    if (findCall(request) !== call || !(await isPermitted(faultless.browser))) return respond()
    return (await sendAsInsider(insider, request.clone(), faultless)) ?? respond()
  }

/** Carries out a refused call anyway, and still returns the refusal. */
export const runDespiteRefusal =
  (call: CallName, insider: Insider): Fault =>
  async (request, respond, faultless) => {
    const response = await respond()
    if (findCall(request) === call && REFUSAL.test(await response.clone().text()))
      await sendAsInsider(insider, request.clone(), faultless)
    return response
  }

export const sendJson =
  (body: unknown, status = 200) =>
  (): Response =>
    Response.json(body, { status })

export const sendHtml = () =>
  new Response('<!DOCTYPE html><title>Start</title>', { headers: { 'Content-Type': 'text/html' } })

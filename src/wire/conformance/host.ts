import { createClient, type Client } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '../contract/endpoint'
import type { Role } from '@/domain/people/roles'
import { withCookies } from './cookie-jar'

export interface LogIn {
  readonly email: string
  readonly password: string
}

/** Observes details that the typed client hides. */
export interface Watch {
  /** A call printed something before its JSON. */
  readonly onNoise: (call: CallName) => void
  readonly onReply: (written: string) => void
}

/** One browser with its own session. */
export interface Connection {
  readonly client: Client
}

/** Any implementation of the contract: the mock in this process, or a PHP server. */
export interface Host {
  readonly name: string
  readonly connect: (watch: Watch) => Connection
  /** Permits calls that change the host. */
  readonly write: boolean
  /** Existing accounts. */
  readonly people: Readonly<Partial<Record<Role, LogIn>>>
  /** Runs a function at another host time. Only the mock supports it. */
  readonly at?: <Result>(moment: Date, run: () => Promise<Result>) => Promise<Result>
}

/** A call that was not sent, because `--write` was not given. */
export class NotWriting extends Error {
  override readonly name = 'NotWriting'
}

/** Returns whether a call changes at most the session. */
export const onlyReads = ({ changes }: Endpoint): boolean => changes.every((tag) => tag === 'session')

const READING_POSTS = Object.values<Endpoint>(contract)
  .filter((endpoint) => endpoint.method === 'POST' && onlyReads(endpoint))
  .map(({ path }) => path.slice(1))

/** The only write protection: without `--write`, calls that could write are not sent. */
const readingOnly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const { method, url } = new Request(input, init)
    const file = new URL(url).pathname.split('/').at(-1) ?? ''
    if (method !== 'GET' && !READING_POSTS.includes(file)) throw new NotWriting(`${method} ${file} was not sent`)
    return fetch(input, init)
  }

export interface HostSettings extends Omit<Host, 'connect'> {
  /** Absolute URL of the folder with the `.php` files, ending in `/`. */
  readonly base: string
  /** Opens another browser. */
  readonly open: () => typeof globalThis.fetch
  /** Milliseconds, for calls without files. */
  readonly timeout?: number
}

export const createHost = ({ base, open, write, timeout, ...rest }: HostSettings): Host => ({
  ...rest,
  write,
  connect: ({ onNoise, onReply }) => {
    const send = write ? open() : readingOnly(open())
    const watched: typeof globalThis.fetch = async (input, init) => {
      const response = await send(input, init)
      onReply(await response.clone().text())
      return response
    }
    return { client: createClient({ base, fetch: watched, timeout, onNoise }) }
  },
})

export interface RealHostSettings {
  readonly address: string
  readonly write: boolean
  readonly people: Host['people']
  readonly timeout?: number
}

/** Includes the folder, because two hosts on one server differ only in it. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/$/, '')}`
}

export const realHost = ({ address, ...settings }: RealHostSettings): Host =>
  createHost({
    ...settings,
    name: nameOf(address),
    base: address.endsWith('/') ? address : `${address}/`,
    open: () => withCookies(globalThis.fetch),
  })

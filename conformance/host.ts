import { createClient, type Client } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { Role } from '@/domain/people/roles'
import { withCookies } from './cookie-jar'

export interface LogIn {
  readonly email: string
  readonly password: string
}

/** Notified of what a typed client does not report, because only the owner of a host wants to know. */
export interface Watch {
  /** A call printed something before its JSON. */
  readonly onNoise: (call: CallName) => void
  /** A reply arrived, with this text. */
  readonly onReply: (written: string) => void
}

/** One browser connected to a host, with a session of its own. */
export interface Connection {
  readonly client: Client
}

/** Anything that answers the contract: the mock in this process, or a PHP server. */
export interface Host {
  readonly name: string
  readonly connect: (watch: Watch) => Connection
  /** Whether calls that change the host may be sent. */
  readonly write: boolean
  /** People who can log in already. */
  readonly people: Readonly<Partial<Record<Role, LogIn>>>
  /** Runs something while the host's clock shows another moment; only the mock can. */
  readonly at?: <Result>(moment: Date, run: () => Promise<Result>) => Promise<Result>
}

/** A call was not sent, because the suite was started without the permission to change the host. */
export class NotWriting extends Error {
  override readonly name = 'NotWriting'
}

/** Whether a call changes nothing on a host except who is signed in. */
export const onlyReads = ({ changes }: Endpoint): boolean => changes.every((tag) => tag === 'session')

const READING_POSTS = Object.values<Endpoint>(contract)
  .filter((endpoint) => endpoint.method === 'POST' && onlyReads(endpoint))
  .map(({ path }) => path.slice(1))

/** The one place that protects a host from changes: without `--write`, calls that could write are not sent. */
const readingOnly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const { method, url } = new Request(input, init)
    const file = new URL(url).pathname.split('/').at(-1) ?? ''
    if (method !== 'GET' && !READING_POSTS.includes(file)) throw new NotWriting(`${method} ${file} was not sent`)
    return fetch(input, init)
  }

export interface HostSettings extends Omit<Host, 'connect'> {
  /** Absolute address of the folder with the `.php` files, ending in `/`. */
  readonly base: string
  /** Opens another browser. */
  readonly open: () => typeof globalThis.fetch
  /** Milliseconds after which a call without files is given up. */
  readonly timeout?: number
}

/** A host behind any `fetch`. */
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

/** Host and folder, because two hosts on one server differ only in their folder. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/$/, '')}`
}

/** A PHP host at an address. */
export const realHost = ({ address, ...settings }: RealHostSettings): Host =>
  createHost({
    ...settings,
    name: nameOf(address),
    base: address.endsWith('/') ? address : `${address}/`,
    open: () => withCookies(globalThis.fetch),
  })

import { protocol, type Contract } from '@/contract'
import type { Role } from '@/domain/people/roles'
import { withCookies } from '@/wire/conformance/cookie-jar'
import {
  createHost as createHostOf,
  type Host as HostOf,
  type HostSettings as SettingsOf,
} from '@/wire/conformance/host'
import { messageShown } from './failure-words'

export interface LogIn {
  readonly email: string
  readonly password: string
}

export interface Host extends HostOf<Contract> {
  /** Existing accounts. */
  readonly people: Readonly<Partial<Record<Role, LogIn>>>
  /** Runs a function at another host time. Only the mock supports it. */
  readonly at?: <Result>(moment: Date, run: () => Promise<Result>) => Promise<Result>
}

export interface HostSettings extends Pick<Host, 'people' | 'at'>, Omit<SettingsOf<Contract>, 'protocol' | 'meansOf'> {}

export const createHost = ({ people, at, ...settings }: HostSettings): Host => ({
  ...createHostOf({ ...settings, protocol, meansOf: messageShown }),
  people,
  ...(at && { at }),
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

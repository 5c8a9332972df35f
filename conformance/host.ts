import { protocol, type Contract } from '@/contract'
import type { Role } from '@/domain/people/roles'
import { withCookies } from '@/wire/conformance/cookie-jar'
import {
  createHost as createHostOf,
  type Host as HostOf,
  type HostSettings as HostSettingsOf,
} from '@/wire/conformance/host'
import { describeConsequence } from './describe-consequence'

export interface LogIn {
  readonly email: string
  readonly password: string
}

export interface Host extends HostOf<Contract> {
  /** Existing accounts. */
  readonly logIns: Readonly<Partial<Record<Role, LogIn>>>
  /** The council's zone, as an IANA name. Without it, the zone of the host's times is not checked. */
  readonly timeZone?: string | undefined
}

export interface HostSettings
  extends Pick<Host, 'logIns' | 'timeZone'>, Omit<HostSettingsOf<Contract>, 'protocol' | 'describeConsequence'> {}

export const createHost = ({ logIns, timeZone, ...settings }: HostSettings): Host => ({
  ...createHostOf({ ...settings, protocol, describeConsequence }),
  logIns,
  timeZone,
})

export interface RealHostSettings {
  readonly address: string
  readonly mayWrite: boolean
  readonly logIns: Host['logIns']
  readonly timeZone?: string | undefined
  readonly timeout?: number
  /** Observes the calls of each browser. */
  readonly watch?: ((fetch: typeof globalThis.fetch) => typeof globalThis.fetch) | undefined
}

/** Includes the folder, because two hosts on one server differ only in it. */
function formatHostName(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/$/, '')}`
}

export const createRealHost = ({ address, watch = (fetch) => fetch, ...settings }: RealHostSettings): Host =>
  createHost({
    ...settings,
    name: formatHostName(address),
    base: address.endsWith('/') ? address : `${address}/`,
    openBrowser: () => watch(withCookies(globalThis.fetch)),
  })

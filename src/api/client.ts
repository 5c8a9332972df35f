import { contract, protocol, type CallName, type Contract } from '@/contract'
import {
  createClient as createWireClient,
  type CallOptions,
  type ClientSettings as WireClientSettings,
} from '@/wire/client/client'
import { findStaleCalls } from '@/wire/client/stale-calls'
import type { ClientOf } from '@/wire/contract/protocol'
import { setStaleCallFinder } from './stale-calls'

setStaleCallFinder((changingCall) => findStaleCalls(contract, changingCall))

export type Client = ClientOf<Contract, CallOptions>
export type ClientSettings = WireClientSettings<CallName>

export const createClient = (settings: ClientSettings): Client => createWireClient(protocol, settings)

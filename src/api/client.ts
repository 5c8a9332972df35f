import { contract, protocol, type CallName, type Contract } from '@/contract'
import {
  createClient as createClientOf,
  type CallOptions,
  type ClientSettings as SettingsOf,
} from '@/wire/client/client'
import { staleAfter } from '@/wire/client/stale-after'
import type { ClientOf } from '@/wire/contract/protocol'
import { learnStaleCalls } from './stale-calls'

learnStaleCalls((changing) => staleAfter(contract, changing))

export type Client = ClientOf<Contract, CallOptions>
export type ClientSettings = SettingsOf<CallName>

export const createClient = (settings: ClientSettings): Client => createClientOf(protocol, settings)

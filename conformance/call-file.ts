import { contract, type CallName } from '@/contract'
import { formatFile as fileOfEndpoint } from '@/wire/conformance/format'

/** Method and file of a call. */
export const formatCallFile = (call: CallName): string => fileOfEndpoint(contract[call])

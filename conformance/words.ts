import { contract, type CallName } from '@/contract'
import { fileOf as fileOfEndpoint } from '@/wire/conformance/words'

/** Method and file of a call. */
export const fileOf = (call: CallName): string => fileOfEndpoint(contract[call])

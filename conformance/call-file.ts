import { contract, type CallName } from '@/contract'
import { formatFile } from '@/wire/conformance/format'

/** Method and file of a call. */
export const formatCallFile = (call: CallName): string => formatFile(contract[call])

import type { UnsentEntry } from './ledger'
import { useLedger } from './use-ledger'

/** What was saved under this key without its e-mail having gone out, also by an earlier visit. */
export function useUnsent(key: string): UnsentEntry | undefined {
  return useLedger().unsent(key)
}

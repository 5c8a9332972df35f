import type { UnsentEntry } from './ledger'
import { useLedger } from './use-ledger'

/**
 * What was saved under this key without its e-mail having gone out, also by an earlier visit.
 * @param isSaved the page shows that it is saved, where the host never said so itself
 */
export function useUnsent(key: string, isSaved = false): UnsentEntry | undefined {
  return useLedger().unsent(key, isSaved)
}

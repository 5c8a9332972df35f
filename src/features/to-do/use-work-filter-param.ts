import { useSearchParams } from 'react-router-dom'
import { WORK_FILTER } from '@/domain/council/to-do'

/** Returns the id of the work that the URL filters by; some kinds need a scan of the rows. */
export function useWorkFilterParam(): string | null {
  return useSearchParams()[0].get(WORK_FILTER)
}

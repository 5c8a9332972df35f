import { useSearchParams } from 'react-router-dom'
import { WORK_FILTER } from '@/domain/council/work-queue'

/** The id of the work that the list is filtered by, from the address: some kinds need a scan of the rows. */
export function useWorkFilterParam(): string | null {
  return useSearchParams()[0].get(WORK_FILTER)
}

import { useSearchParams } from 'react-router-dom'
import { WORK_FILTER } from '@/domain/work-queue'

/** The kind of work that the list is filtered to, from the address: some kinds take a call for each row. */
export function useWorkFilterParam(): string | null {
  return useSearchParams()[0].get(WORK_FILTER)
}

import { STATUS } from '@/domain/status/status'
import { useServices } from '@/api/services'
import { useRowScan } from '@/features/to-do/use-row-scan'
import { readLkr, sumLkr } from '@/domain/money/money'
import type { DecisionRow } from '../decision.write'

/** A granted amount is final, so a later decision need not refetch all amounts. */
const STALE_TIME_MS = 60 * 60_000

/** Sums granted amounts, in LKR. Fetches the details of each grant, because the list has no amounts. */
export function useGrantedSum(applications: readonly DecisionRow[], isEnabled = true) {
  const { queries } = useServices()
  const granted = applications.filter(({ status }) => status === STATUS.granted)
  const { found, checked, isDone, error, retry } = useRowScan({
    name: 'amounts',
    rows: isEnabled ? granted : undefined,
    idOf: ({ applicationId }) => applicationId,
    checkRow: ({ applicationId }, read) =>
      queries.fetchQuery({
        queryKey: ['granted-amount', applicationId],
        queryFn: async () => (await read('getDetails', { applicationId }))?.amount ?? '',
        staleTime: ({ state }) => (state.data ? STALE_TIME_MS : 0),
        gcTime: STALE_TIME_MS,
        // `read` retries already.
        retry: false,
      }),
  })
  const amounts = granted.map(({ applicationId }) => readLkr(found.get(applicationId) ?? ''))
  return {
    grantCount: granted.length,
    /** Number of grants with fetched details. */
    readCount: checked,
    sum: sumLkr(...amounts.map((amount) => amount ?? 0)),
    /** Number of grants whose amount is missing or not a number. */
    unreadableCount: isDone ? amounts.filter((amount) => amount === undefined).length : 0,
    isDone,
    error,
    retry,
  }
}

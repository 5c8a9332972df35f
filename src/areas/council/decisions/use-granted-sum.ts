import { useRowScan } from '@/features/work-queue/use-row-scan'
import { readLkr, sumLkr } from '@/domain/money'
import type { ApprovedApplication } from './marks-of'

/** What these applications were granted, in LKR. The list does not say, so the host is asked about each. */
export function useGrantedSum(cases: readonly ApprovedApplication[]) {
  const granted = cases.filter(({ Status }) => Status === '5.1')
  const { found, isDone, error, retry } = useRowScan({
    name: 'amounts',
    rows: granted,
    idOf: ({ Id }) => Id,
    checkRow: async ({ Id }, read) => (await read('getDetails', { app_ID: Id }))?.amount ?? '',
  })
  const amounts = granted.map(({ Id }) => readLkr(found.get(Id) ?? ''))
  return {
    count: granted.length,
    sum: sumLkr(...amounts.map((amount) => amount ?? 0)),
    /** Grants whose amount is missing or is no number. */
    unread: isDone ? amounts.filter((amount) => amount === undefined).length : 0,
    isDone,
    error,
    retry,
  }
}

import { STATUS } from '@/domain/status'
import { useRowScan } from '@/features/work-queue/use-row-scan'
import { readLkr, sumLkr } from '@/domain/money'
import type { ApprovedApplication } from './approved-application'

/** What these applications were granted, in LKR. The list does not say, so the host is asked about each. */
export function useGrantedSum(applications: readonly ApprovedApplication[]) {
  const granted = applications.filter(({ status }) => status === STATUS.granted)
  const { found, isDone, error, retry } = useRowScan({
    name: 'amounts',
    rows: granted,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => (await read('getDetails', { applicationId }))?.amount ?? '',
  })
  const amounts = granted.map(({ applicationId }) => readLkr(found.get(applicationId) ?? ''))
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

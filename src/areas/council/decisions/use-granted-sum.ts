import { STATUS } from '@/domain/status'
import { useRowScan } from '@/features/work-queue/use-row-scan'
import { readLkr, sumLkr } from '@/domain/money'
import type { ApprovedApplication } from './approved-application'

/** Sum granted to these applications, in LKR. The list has no amounts, so each application's details are fetched. */
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
    /** Number of grants whose amount is missing or not a number. */
    unread: isDone ? amounts.filter((amount) => amount === undefined).length : 0,
    isDone,
    error,
    retry,
  }
}

import { STATUS } from '@/domain/status'
import { isUnsettled } from '@/writes/entry'
import { useServices } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import { permissions } from '@/domain/roles'
import type { Bulk, BulkAction } from '@/table/bulk'
import { bulkFailure, CHANGED_MEANWHILE, confirmed, RETRY_READS_FIRST } from '../list/bulk-failure'
import { useBlockNavigation } from '../list/use-block-navigation'
import { CHOICE_IS_WAITING, orderKey, type ApplicationToShortlist, type Shortlisting } from './use-shortlisting'

/**
 * Shortlists or rejects several applications. A confirmation list replaces Undo, and every row is fetched again before
 * it is sent.
 */
export function useBulkShortlisting(): Bulk<ApplicationToShortlist> {
  const { client, queries, writes } = useServices()
  const blockNavigation = useBlockNavigation()

  const run = (to: Shortlisting) => async (row: ApplicationToShortlist, signal: AbortSignal) => {
    const listed = await client.listApplicationsToShortlist({})
    signal.throwIfAborted()
    const current = listed.find(({ applicationId }) => applicationId === row.applicationId)
    // Already done, by an earlier attempt whose response was lost or by another user.
    if (current?.status === to) return
    if (current?.status !== row.status) throw new Error(CHANGED_MEANWHILE)
    await confirmed(client.shortlistOrReject({ applicationId: row.applicationId, status: to }), RETRY_READS_FIRST)
  }

  const action = (to: Shortlisting, words: Pick<BulkAction<ApplicationToShortlist>, 'label' | 'tone' | 'effect'>) => ({
    ...words,
    verdict: (row: ApplicationToShortlist) => {
      const entry = writes.find(orderKey(row))
      return entry && isUnsettled(entry) ? CHOICE_IS_WAITING : permissions.order(row.status, to)
    },
    run: run(to),
  })

  return {
    actions: [
      action(STATUS.shortlisted, { label: 'Shortlist', effect: () => 'Becomes Shortlisted. No e-mail is sent.' }),
      action(STATUS.notShortlisted, {
        label: 'Reject',
        tone: 'danger',
        effect: () => 'Becomes Rejected. No e-mail is sent.',
      }),
    ],
    failureText: bulkFailure,
    blockNavigation,
    onSettled: () => void invalidateAfter(queries, 'shortlistOrReject'),
  }
}

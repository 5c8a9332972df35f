import { useChoice, useFailure, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import type { Output } from '@/contract'
import { allowed, permissions } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import { SHORTLISTING_WRITES, type Shortlisting } from './shortlisting.write'

export type ApplicationToShortlist = Output<'listApplicationsToShortlist'>[number]

const ORDERS: readonly Shortlisting[] = [STATUS.shortlisted, STATUS.notShortlisted]

/** WriteQueue key of a choice. */
export const orderKey = ({ applicationId }: ApplicationToShortlist) => `order:${applicationId}`

export const CHOICE_IS_WAITING = 'Your choice is not saved yet.'

/** Optimistic update. The host is called only after the undo period, because it cannot revert a choice. */
export function useShortlisting(row: ApplicationToShortlist) {
  const queue = useWrite()
  const key = orderKey(row)
  const isUnsettled = useIsUnsettled(key)
  const choice = useChoice(key)
  const verdict = isUnsettled ? CHOICE_IS_WAITING : permissions.order(row.status, STATUS.shortlisted)

  const order = (to: Shortlisting) => void queue({ kind: SHORTLISTING_WRITES[to], key, row, input: null })

  return {
    order,
    disabledReason: allowed(verdict) ? undefined : verdict,
    /** The choice that is not saved yet. */
    chosen: isUnsettled ? ORDERS.find((one) => one === choice) : undefined,
    /** Why the last choice was reverted. */
    failure: useFailure(key, row.status),
  }
}

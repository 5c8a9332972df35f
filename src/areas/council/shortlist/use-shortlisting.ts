import { apiErrorOf, isAmbiguous, whyItFailed, type ApiError } from '@/api/errors'
import { useServices, type Services } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Outcome } from '@/writes/entry'
import { checkUnchanged } from '@/writes/check-unchanged'
import { useChoice, useFailure, useIsUnsettled, useSend } from '@/writes/ui/use-write'
import type { Output } from '@/contract'
import { guidance } from '@/domain/guidance'
import { allowed, permissions } from '@/domain/roles'
import { STATUS, statusLabel } from '@/domain/status'

export type ApplicationToShortlist = Output<'listApplicationsToShortlist'>[number]

/** Target status of shortlisting. */
export type Shortlisting = typeof STATUS.shortlisted | typeof STATUS.notShortlisted

const WORDS: Readonly<Record<Shortlisting, string>> = {
  [STATUS.shortlisted]: 'Shortlisting',
  [STATUS.notShortlisted]: 'Rejection',
}

const ORDERS: readonly Shortlisting[] = [STATUS.shortlisted, STATUS.notShortlisted]

/** WriteQueue key of a choice. */
export const orderKey = ({ applicationId }: ApplicationToShortlist) => `order:${applicationId}`

export const CHOICE_IS_WAITING = 'Your choice is not saved yet.'

/**
 * Optimistic update: the list shows the choice at once, and the host is called after the undo period, because the host
 * cannot revert either choice. A choice that the host does not accept is reverted visibly.
 */
export function useShortlisting(row: ApplicationToShortlist) {
  const services = useServices()
  const send = useSend()
  const key = orderKey(row)
  const isUnsettled = useIsUnsettled(key)
  const choice = useChoice(key)
  const verdict = isUnsettled ? CHOICE_IS_WAITING : permissions.order(row.status, STATUS.shortlisted)

  const order = (to: Shortlisting) =>
    send({
      key,
      what: WORDS[to],
      applicationId: row.applicationId,
      title: row.projectTitle,
      ending: 'is saved',
      choice: to,
      run: () => sendOrder(services, row, to),
    })

  return {
    order,
    /** Why it cannot be decided now. */
    disabledReason: allowed(verdict) ? undefined : verdict,
    /** The choice that is not saved yet. */
    chosen: isUnsettled ? ORDERS.find((one) => one === choice) : undefined,
    /** Why the last choice was reverted. */
    failure: useFailure(key, row.status),
  }
}

async function sendOrder(services: Services, row: ApplicationToShortlist, status: Shortlisting): Promise<Outcome> {
  const { client, queries } = services
  const { applicationId } = row
  const changed = await checkUnchanged(services, {
    call: 'listApplicationsToShortlist',
    seen: row,
    compareFields: (other) => [other.status],
  })
  if (changed) return changed
  const done: Outcome = { state: 'sent', text: `Application ${applicationId}: ${statusLabel(status)}.` }
  try {
    await client.shortlistOrReject({ applicationId, status })
  } catch (error) {
    const failure = apiErrorOf(error)
    const isTaken = isAmbiguous(failure) && (await isListedAs(services, row, status))
    if (!isTaken) return { ...notTaken(failure), listRead: invalidateAfter(queries, 'shortlistOrReject') }
  }
  return { ...done, listRead: invalidateAfter(queries, 'shortlistOrReject') }
}

/** After an ambiguous response it may be saved all the same; the list tells. */
const isListedAs = async (
  { client }: Services,
  { applicationId }: ApplicationToShortlist,
  status: Shortlisting,
): Promise<boolean> =>
  client.listApplicationsToShortlist({}).then(
    (listed) => listed.some((one) => one.applicationId === applicationId && one.status === status),
    () => false,
  )

function notTaken(error: ApiError): Outcome {
  const { detail } = error
  if (isAmbiguous(error)) return { state: 'unconfirmed', text: guidance.ambiguousWrite.happened, detail }
  return { state: 'failed', text: `Not saved. ${whyItFailed(error)}`, detail }
}

import { apiErrorOf } from '@/api/errors'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import type { Services } from '@/api/services'
import type { Outcome } from '@/writes/entry'

interface Check<Name extends ListCall> {
  /** The list that the decision was taken from. */
  call: Name
  /** The row as the person saw it. */
  seen: ListedRow<Name>
  /** The values that the decision depends on; other columns may have changed. */
  compareFields: (row: ListedRow<Name>) => readonly unknown[]
}

const CHANGED = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'
const NO_LONGER_LISTED = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const NOT_CHECKED =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'

/**
 * Loads a row again before a decision about it is sent, because somebody else may have changed it. Null where it is
 * unchanged and the decision may be sent; else the outcome to show in its place.
 */
export async function checkUnchanged<Name extends ListCall>(
  { client, queries }: Pick<Services, 'client' | 'queries'>,
  { call, seen, compareFields }: Check<Name>,
): Promise<Outcome | null> {
  try {
    const listed = await queries.fetchQuery({ ...listQuery(client, call), staleTime: 0 })
    const now = listed.find(({ applicationId }) => applicationId === seen.applicationId)
    if (now !== undefined && JSON.stringify(compareFields(now)) === JSON.stringify(compareFields(seen))) return null
    return { state: 'failed', text: now === undefined ? NO_LONGER_LISTED : CHANGED }
  } catch (error) {
    return { state: 'failed', text: NOT_CHECKED, detail: apiErrorOf(error).detail, keepsChoice: true }
  }
}

import { apiErrorOf } from '@/api/errors'
import type { Services } from '@/api/services'
import { callQuery, type ReadingCall } from '@/api/query'
import type { Outcome } from '@/api/outbox/entry'
import type { Input, Output } from '@/contract'

type RowOf<Name extends ReadingCall> = Output<Name> extends readonly (infer Row)[] ? Row : never

interface Check<Name extends ReadingCall> {
  /** The list that the decision was taken from. */
  call: Name
  input: Input<Name>
  /** The row as the person saw it. */
  seen: RowOf<Name>
  isSame: (row: RowOf<Name>) => boolean
  /** The values that the decision depends on; other columns may have changed. */
  compareFields: (row: RowOf<Name>) => readonly unknown[]
}

const CHANGED =
  'This application was changed meanwhile. Nothing was sent. The list now shows it as it is: please look at it and decide again.'
const NO_LONGER_LISTED = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const NOT_CHECKED =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'

/**
 * Loads a row again before a decision about it is sent, because somebody else may have changed it. Null where it is
 * unchanged and the decision may be sent; else the outcome to show in its place.
 */
export async function checkUnchanged<Name extends ReadingCall>(
  { client, queries }: Pick<Services, 'client' | 'queries'>,
  { call, input, seen, isSame, compareFields }: Check<Name>,
): Promise<Outcome | null> {
  try {
    const reply: unknown = await queries.fetchQuery({ ...callQuery(client, call, input), staleTime: 0 })
    // A call whose reply is no list has no row type, so `seen` could not have been given.
    const now = (reply as readonly RowOf<Name>[]).find(isSame)
    if (now !== undefined && JSON.stringify(compareFields(now)) === JSON.stringify(compareFields(seen))) return null
    return { state: 'failed', text: now === undefined ? NO_LONGER_LISTED : CHANGED }
  } catch (error) {
    return { state: 'failed', text: NOT_CHECKED, detail: apiErrorOf(error).detail, choiceStands: true }
  }
}

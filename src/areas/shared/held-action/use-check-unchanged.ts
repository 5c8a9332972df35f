import { ApiError } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { queryOf, type ReadingCall } from '@/api/query'
import type { Input, Output } from '@/contract'
import { useAlerts } from '@/ui/alerts'

type RowOf<Name extends ReadingCall> = Output<Name> extends readonly (infer Row)[] ? Row : never

interface Check<Name extends ReadingCall> {
  /** The list that the decision was taken from. */
  call: Name
  input: Input<Name>
  /** The row as the person saw it. */
  seen: RowOf<Name>
  isSame: (row: RowOf<Name>) => boolean
  /** What the decision rests on; other columns may have changed. */
  matters: (row: RowOf<Name>) => readonly (string | boolean | null)[]
}

const CHANGED =
  'This application was changed meanwhile. Nothing was sent. The list now shows it as it is: please look at it and decide again.'
const NO_LONGER_LISTED = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const NOT_CHECKED =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'

/** What a row that was read again is, against what the person saw; unknown where it could not be read. */
type Compared = 'same' | 'changed' | 'unknown'

/**
 * Reads a row again before a decision about it is sent. Only what is still the same may go out; the person is told of
 * everything else, and the page shows a changed row as it is now.
 */
export function useCheckUnchanged() {
  const { client, queries } = usePortal()
  const alerts = useAlerts()

  return async function check<Name extends ReadingCall>(checked: Check<Name>): Promise<Compared> {
    const { call, input, seen, isSame, matters } = checked
    try {
      const reply: unknown = await queries.fetchQuery({ ...queryOf(client, call, input), staleTime: 0 })
      // A call whose reply is no list has no row type, so `seen` could not have been given.
      const now = (reply as readonly RowOf<Name>[]).find(isSame)
      if (now !== undefined && JSON.stringify(matters(now)) === JSON.stringify(matters(seen))) return 'same'
      await alerts.show(now === undefined ? NO_LONGER_LISTED : CHANGED)
      return 'changed'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alerts.show(NOT_CHECKED, { tone: 'error', detail: error.detail })
      return 'unknown'
    }
  }
}

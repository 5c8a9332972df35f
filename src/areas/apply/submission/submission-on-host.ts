import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { ROW_LISTS, type ApplicationRows } from '@/domain/application/application-form'
import { STATUS } from '@/domain/status/status'
import type { SubmissionRecord } from '@/features/drafts/stamp'
import { useApplication } from '../application-context'
import { valuesToSend } from './submission-input'

type RowsOnHost = 'yes' | 'no' | 'unknown'

/** What the applicant's list shows about an application whose submission got no response. */
type SubmissionOnHost =
  | { readonly state: 'looking' | 'unreadable' | 'absent' }
  | {
      readonly state: 'listed'
      readonly applicationId: string
      readonly submittedDate: string | null
      readonly rows: RowsOnHost
    }

/** Refetches on mount, but never in the background while the user decides. */
const LOOK = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Fetches the list and, if needed, the application's rows. Read-only. */
export function useSubmissionOnHost({ applicationId, reached }: SubmissionRecord) {
  const { client } = useServices()
  const { form } = useApplication().state
  const title = form.projectTitle.trim()
  const list = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), ...LOOK })
  // Takes the latest of several with the same title.
  const found = list.data?.findLast((row) =>
    applicationId === undefined
      ? row.status === STATUS.submitted && row.projectTitle.trim() === title
      : row.applicationId === applicationId && row.status !== STATUS.draft,
  )
  const areRowsInQuestion = reached?.step === 'rows' && found !== undefined
  const saved = useQuery({
    ...callQuery(client, 'getFormData', { applicationId: found?.applicationId ?? '' }),
    ...LOOK,
    enabled: areRowsInQuestion,
  })

  const arrived = (): SubmissionOnHost => {
    if (list.isFetching || (areRowsInQuestion && saved.isFetching)) return { state: 'looking' }
    if (!list.data) return { state: 'unreadable' }
    if (!found) return { state: 'absent' }
    const rows = saved.data ? rowsOnHost(valuesToSend(form, 'new').rows, saved.data.data) : 'unknown'
    return { state: 'listed', applicationId: found.applicationId, submittedDate: found.submittedDate, rows }
  }
  const lookAgain = () => {
    void list.refetch()
    if (areRowsInQuestion) void saved.refetch()
  }
  return { arrived: arrived(), lookAgain }
}

/** Returns comparable text of rows in any order. Ignores incomplete rows, which the host drops. */
const asText = (rows: readonly object[]): string =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()
    .join('\n\n')

/** Whether the host has the sent rows. A list that it does not return proves nothing. */
export function rowsOnHost(sent: ApplicationRows, given: Partial<ApplicationRows>): RowsOnHost {
  const compared = ROW_LISTS.flatMap((list) => {
    const [rows, kept] = [asText(sent[list]), given[list] && asText(given[list])]
    return rows === '' || kept === undefined ? [] : [{ isThere: kept === rows, isEmpty: kept === '' }]
  })
  if (compared.length > 0 && compared.every(({ isThere }) => isThere)) return 'yes'
  return compared.length > 0 && compared.every(({ isEmpty }) => isEmpty) ? 'no' : 'unknown'
}

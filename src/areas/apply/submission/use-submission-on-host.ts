import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { ROW_LISTS, type ApplicationRows } from '@/domain/application/application-form'
import { STATUS } from '@/domain/status/status'
import type { SubmissionRecord } from '@/features/drafts/stamp'
import { useApplication } from '../application-context'
import { getValuesToSend } from './submission-input'

type RowsState = 'received' | 'missing' | 'unknown'

/** State of an unconfirmed submission by the applicant's list: `listed`, or `absent` from it. */
type SubmissionOnHost =
  | { readonly state: 'checking' | 'unreadable' | 'absent' }
  | {
      readonly state: 'listed'
      readonly applicationId: string
      readonly submittedDate: string | null
      readonly rows: RowsState
    }

/** Never refetches in the background while the user decides. */
const REFETCH_ON_MOUNT = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Fetches the list of applications and, if the rows are unconfirmed, the application's rows. */
export function useSubmissionOnHost({ applicationId, nextStage }: SubmissionRecord) {
  const { client } = useServices()
  const { form } = useApplication().state
  const title = form.projectTitle.trim()
  const listQuery = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), ...REFETCH_ON_MOUNT })
  // Takes the latest of several applications with the same title.
  const listedApplication = listQuery.data?.findLast((row) =>
    applicationId === undefined
      ? row.status === STATUS.submitted && row.projectTitle.trim() === title
      : row.applicationId === applicationId && row.status !== STATUS.draft,
  )
  const areRowsUnconfirmed = nextStage?.step === 'rows' && listedApplication !== undefined
  const formQuery = useQuery({
    ...callQuery(client, 'getFormData', { applicationId: listedApplication?.applicationId ?? '' }),
    ...REFETCH_ON_MOUNT,
    enabled: areRowsUnconfirmed,
  })

  const getHostState = (): SubmissionOnHost => {
    if (listQuery.isFetching || (areRowsUnconfirmed && formQuery.isFetching)) return { state: 'checking' }
    if (!listQuery.data) return { state: 'unreadable' }
    if (!listedApplication) return { state: 'absent' }
    const rows = formQuery.data ? compareRows(getValuesToSend(form, 'new').rows, formQuery.data.data) : 'unknown'
    return {
      state: 'listed',
      applicationId: listedApplication.applicationId,
      submittedDate: listedApplication.submittedDate,
      rows,
    }
  }
  const checkAgain = () => {
    void listQuery.refetch()
    if (areRowsUnconfirmed) void formQuery.refetch()
  }
  return { hostState: getHostState(), checkAgain }
}

/** Returns the rows as sorted text. Ignores incomplete rows, which the host drops. */
const toComparableText = (rows: readonly object[]): string =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()
    .join('\n\n')

/** Compares the sent rows with those that the host returned. Skips lists that it did not return. */
export function compareRows(sentRows: ApplicationRows, returnedRows: Partial<ApplicationRows>): RowsState {
  const comparisons = ROW_LISTS.flatMap((list) => {
    const sentText = toComparableText(sentRows[list])
    const returnedText = returnedRows[list] && toComparableText(returnedRows[list])
    if (sentText === '' || returnedText === undefined) return []
    return [{ isEqual: returnedText === sentText, isEmpty: returnedText === '' }]
  })
  if (comparisons.length === 0) return 'unknown'
  if (comparisons.every(({ isEqual }) => isEqual)) return 'received'
  return comparisons.every(({ isEmpty }) => isEmpty) ? 'missing' : 'unknown'
}

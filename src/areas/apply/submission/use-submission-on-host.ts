import { STATUS } from '@/domain/status/status'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import type { SubmissionRecord } from '@/features/drafts/stamp'
import { useApplication } from '../application-context'
import { rowsOnHost, type RowsOnHost } from './rows-on-host'
import { valuesToSend } from './submission-input'

interface ListedApplication {
  readonly applicationId: string
  readonly submittedDate: string | null
}

/** What the applicant's list shows about an application whose submission got no response. */
export type SubmissionOnHost =
  | { readonly state: 'looking' | 'unreadable' }
  | { readonly state: 'absent' }
  | { readonly state: 'listed'; readonly application: ListedApplication; readonly rows: RowsOnHost | 'looking' }

/** Refetches on mount, but never in the background while the user decides. */
const LOOK = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Fetches the list and, if needed, the application's rows. Read-only. */
export function useSubmissionOnHost({ applicationId, reached }: SubmissionRecord): {
  arrived: SubmissionOnHost
  lookAgain: () => void
} {
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
    if (list.isFetching) return { state: 'looking' }
    if (!list.data) return { state: 'unreadable' }
    if (!found) return { state: 'absent' }
    const application = { applicationId: found.applicationId, submittedDate: found.submittedDate }
    if (areRowsInQuestion && saved.isFetching) return { state: 'listed', application, rows: 'looking' }
    const { rows } = valuesToSend(form, 'new')
    return {
      state: 'listed',
      application,
      rows: saved.data ? rowsOnHost(rows, saved.data.data) : 'unknown',
    }
  }
  const lookAgain = () => {
    void list.refetch()
    if (areRowsInQuestion) void saved.refetch()
  }
  return { arrived: arrived(), lookAgain }
}

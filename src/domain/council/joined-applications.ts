import { chooseClearestStatus, type ListedStatus } from '../status/listed-status'
import type { Status } from '../status/status'

export interface JoinedApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly submittedDate: string | null
  readonly name: string
  readonly status: Status
}

interface Lists {
  /** `ViewApplication.php`, whose statuses may be words. */
  readonly viewed: readonly (Omit<JoinedApplication, 'status'> & { readonly status: ListedStatus })[]
  /** `ViewApplication_DS.php`. */
  readonly toShortlist: readonly JoinedApplication[]
  /** `ApprovedApplications.php`. It adds no application, only the status code where a word is ambiguous. */
  readonly approved: readonly { readonly applicationId: string; readonly status: Status }[]
}

/** Joins the lists, which the host fills by status, into one row for each application. */
export function joinApplications({ viewed, toShortlist, approved }: Lists): JoinedApplication[] {
  const statuses = new Map<string, ListedStatus[]>()
  const add = (id: string, status: ListedStatus) => void statuses.set(id, [...(statuses.get(id) ?? []), status])
  for (const { applicationId, status } of viewed) add(applicationId, status)
  for (const { applicationId, status } of toShortlist) add(applicationId, toListedStatus(status))
  for (const { applicationId, status } of approved) add(applicationId, toListedStatus(status))
  const byId = new Map([...toShortlist, ...viewed].map((row) => [row.applicationId, row]))
  return [...byId.values()].map(({ applicationId, projectTitle, submittedDate, name }) => {
    const status = chooseClearestStatus(statuses.get(applicationId) ?? [])
    return { applicationId, projectTitle, submittedDate, name, status }
  })
}

const toListedStatus = (status: Status): ListedStatus => ({ status, inWords: false })

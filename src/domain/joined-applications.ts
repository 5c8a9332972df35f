import { clearestStatus, type Status, type ToldStatus } from './status'

/** An application as the lists together tell it. */
export interface JoinedApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly submittedDate: string | null
  readonly name: string
  readonly status: Status
}

interface Lists {
  /** Of a host that may tell statuses in words. */
  readonly told: readonly (Omit<JoinedApplication, 'status'> & { readonly status: ToldStatus })[]
  readonly toOrder: readonly JoinedApplication[]
  /** It adds no application, and settles what the words leave open. */
  readonly approved: readonly { readonly applicationId: string; readonly status: Status }[]
}

/** Every application once, out of the lists that a host fills by status. */
export function joinApplications({ told, toOrder, approved }: Lists): JoinedApplication[] {
  const statuses = new Map<string, ToldStatus[]>()
  const add = (id: string, status: ToldStatus) => void statuses.set(id, [...(statuses.get(id) ?? []), status])
  for (const { applicationId, status } of told) add(applicationId, status)
  for (const { applicationId, status } of toOrder) add(applicationId, inCode(status))
  for (const { applicationId, status } of approved) add(applicationId, inCode(status))
  const byId = new Map([...toOrder, ...told].map((row) => [row.applicationId, row]))
  return [...byId.values()].map(({ applicationId, projectTitle, submittedDate, name }) => {
    const status = clearestStatus(statuses.get(applicationId) ?? [])
    return { applicationId, projectTitle, submittedDate, name, status }
  })
}

const inCode = (status: Status): ToldStatus => ({ status, inWords: false })

import { clearestStatus, type Status, type ToldStatus } from './status'

/** An application as the lists together tell it. */
export interface JoinedApplication {
  readonly app_ID: string
  readonly projectTitle: string
  readonly submittedDate: string | null
  readonly name: string
  readonly Status: Status
}

interface Lists {
  /** Of a host that may tell statuses in words. */
  readonly told: readonly (Omit<JoinedApplication, 'Status'> & { readonly Status: ToldStatus })[]
  readonly toOrder: readonly JoinedApplication[]
  /** It adds no application, and settles what the words leave open. */
  readonly approved: readonly { readonly Id: string; readonly Status: Status }[]
}

/** Every application once, out of the lists that a host fills by status. */
export function joinApplications({ told, toOrder, approved }: Lists): JoinedApplication[] {
  const statuses = new Map<string, ToldStatus[]>()
  const add = (id: string, status: ToldStatus) => void statuses.set(id, [...(statuses.get(id) ?? []), status])
  for (const { app_ID, Status } of told) add(app_ID, Status)
  for (const { app_ID, Status } of toOrder) add(app_ID, inCode(Status))
  for (const { Id, Status } of approved) add(Id, inCode(Status))
  const byId = new Map([...toOrder, ...told].map((row) => [row.app_ID, row]))
  return [...byId.values()].map(({ app_ID, projectTitle, submittedDate, name }) => {
    const Status = clearestStatus(statuses.get(app_ID) ?? [])
    return { app_ID, projectTitle, submittedDate, name, Status }
  })
}

const inCode = (status: Status): ToldStatus => ({ status, inWords: false })

import { STATUS, type Status } from './status'

/** The state of an application at the applicant's last visit. */
export interface Seen {
  readonly status: Status
  readonly hasAgreement: boolean
}

interface Application extends Seen {
  readonly applicationId: string
  readonly projectTitle: string
}

export interface Change {
  readonly application: Application
  /** The previous status; undefined if only the agreement is new. */
  readonly was: Status | undefined
  readonly agreementAdded: boolean
}

/** Returns what others changed since the last visit, not what the applicant created, submitted or deleted. */
export function changesSince(seen: Readonly<Record<string, Seen>>, applications: readonly Application[]): Change[] {
  return applications.flatMap((application) => {
    const before = seen[application.applicationId]
    if (!before) return []
    const moved = before.status !== application.status && before.status !== STATUS.draft
    const agreementAdded = application.hasAgreement && !before.hasAgreement
    if (!moved && !agreementAdded) return []
    return { application, was: moved ? before.status : undefined, agreementAdded }
  })
}

/** Returns the value to store until the next visit. */
export const asSeen = (applications: readonly Application[]): Record<string, Seen> =>
  Object.fromEntries(
    applications.map(({ applicationId, status, hasAgreement }) => [applicationId, { status, hasAgreement }]),
  )

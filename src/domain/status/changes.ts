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
export function findChanges(seen: Readonly<Record<string, Seen>>, applications: readonly Application[]): Change[] {
  return applications.flatMap((application) => {
    const previous = seen[application.applicationId]
    if (!previous) return []
    const hasMoved = previous.status !== application.status && previous.status !== STATUS.draft
    const agreementAdded = application.hasAgreement && !previous.hasAgreement
    if (!hasMoved && !agreementAdded) return []
    return { application, was: hasMoved ? previous.status : undefined, agreementAdded }
  })
}

/** Converts the applications to the states to store until the next visit. */
export const toSeenStates = (applications: readonly Application[]): Record<string, Seen> =>
  Object.fromEntries(
    applications.map(({ applicationId, status, hasAgreement }) => [applicationId, { status, hasAgreement }]),
  )

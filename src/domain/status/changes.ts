import { STATUS, type Status } from './status'

/** What the applicant saw of an application. */
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
  /** The status before; undefined where it is the same. */
  readonly was: Status | undefined
  readonly agreementArrived: boolean
}

/**
 * What others have done to the applications since they were seen. What the applicant does is no news: a new application,
 * a draft that was submitted, one that is gone.
 */
export function changesSince(seen: Readonly<Record<string, Seen>>, applications: readonly Application[]): Change[] {
  return applications.flatMap((application) => {
    const before = seen[application.applicationId]
    if (!before) return []
    const moved = before.status !== application.status && before.status !== STATUS.draft
    const agreementArrived = application.hasAgreement && !before.hasAgreement
    if (!moved && !agreementArrived) return []
    return { application, was: moved ? before.status : undefined, agreementArrived }
  })
}

/** What is remembered of applications until the next visit. */
export const asSeen = (applications: readonly Application[]): Record<string, Seen> =>
  Object.fromEntries(
    applications.map(({ applicationId, status, hasAgreement }) => [applicationId, { status, hasAgreement }]),
  )

import { comparableEmail } from '../people/email-address'
import { STATUS, type Status } from '../status/status'

interface ByApplicant {
  readonly applicationId: string
  readonly email: string
  readonly status: Status
  readonly submittedDate: string | null
}

/**
 * The granted applications of the same applicant, the newest first. Applicants are known by their e-mail address alone;
 * undefined where the application has none.
 */
export function earlierGrants<Row extends ByApplicant>(
  rows: readonly Row[],
  { applicationId, email }: Pick<Row, 'applicationId' | 'email'>,
): readonly Row[] | undefined {
  const address = comparableEmail(email)
  if (address === '') return undefined
  return rows
    .filter(
      (row) =>
        row.applicationId !== applicationId && row.status === STATUS.granted && comparableEmail(row.email) === address,
    )
    .toSorted((one, other) => (other.submittedDate ?? '').localeCompare(one.submittedDate ?? ''))
}

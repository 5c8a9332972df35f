import { comparableEmail } from '../people/email-address'
import { STATUS, type Status } from '../status/status'

interface ByApplicant {
  readonly applicationId: string
  readonly email: string
  readonly status: Status
  readonly submittedDate: string | null
}

/** Returns the applicant's other grants, newest first. Undefined without an e-mail address, the only key of an applicant. */
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

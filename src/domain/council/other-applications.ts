import { comparableEmail } from '../people/email-address'

interface ListedApplication {
  readonly applicationId: string
  readonly email: string
  readonly submittedDate: string | null
}

/** Returns the applicant's other applications, newest first. Undefined without an e-mail address, the key of an applicant. */
export function findOtherApplications<Row extends ListedApplication>(
  rows: readonly Row[],
  { applicationId, email }: Pick<Row, 'applicationId' | 'email'>,
): readonly Row[] | undefined {
  const address = comparableEmail(email)
  if (address === '') return undefined
  return rows
    .filter((row) => row.applicationId !== applicationId && comparableEmail(row.email) === address)
    .toSorted((one, other) => (other.submittedDate ?? '').localeCompare(one.submittedDate ?? ''))
}

import type { HostFile } from '@/wire/contract/php'
import { readHostDate } from '@/domain/dates/host-date'
import { ROLES } from '@/domain/people/roles'
import { StepFailure, CONSEQUENCES } from '@/wire/conformance/finding'
import { formatForReport, anonymize } from '@/wire/conformance/format'

/** Values of the contract. Any other text may be a name. */
const CONTRACT_VALUES: readonly string[] = [...ROLES, 'yes', 'no', 'unknown', 'Pending', 'Approved', 'Rejected']

/** Throws a `StepFailure`, because screens would show a wrong value. */
export function expectSame(field: string, actual: unknown, expected: unknown): void {
  if (actual === expected) return
  throw new StepFailure({
    field,
    expected: anonymize(String(expected)),
    actual: formatForReport(actual, CONTRACT_VALUES),
    consequence: CONSEQUENCES.trustsHost,
  })
}

/** Like `expectSame`. Ignores another format, which every response is checked for (`steps/fields.ts`). */
export function expectSameDate(field: string, actual: string | null, expected: string): void {
  if (actual === null || readHostDate(actual)) expectSame(field, actual, expected)
}

export function requireRow<Row extends { applicationId: string }>(rows: readonly Row[], applicationId: string): Row {
  const row = rows.find((row) => row.applicationId === applicationId)
  if (row) return row
  throw new StepFailure({
    field: 'rows',
    expected: 'the application of this run',
    actual: `${rows.length} others`,
    consequence: 'does not show it',
  })
}

export const expectPdf = ({ blob }: HostFile): void => expectSame('type', blob.type, 'application/pdf')

import type { HostFile } from '@/wire/contract/php'
import { ROLES } from '@/domain/people/roles'
import { Breaks, MEANS } from '@/wire/conformance/finding'
import { inReport, shortened } from '@/wire/conformance/words'

/** Values of the contract. Any other text may be a name. */
const WORDS: readonly string[] = [...ROLES, 'yes', 'no', 'unknown', 'Pending', 'Approved', 'Rejected']

/** Fails with `Breaks`: the screens that show the value are wrong. */
export function same(field: string, came: unknown, expected: unknown): void {
  if (came === expected) return
  throw new Breaks({ field, expected: shortened(String(expected)), came: inReport(came, WORDS), means: MEANS.believes })
}

export function rowOf<Row extends { applicationId: string }>(rows: readonly Row[], applicationId: string): Row {
  const row = rows.find((one) => one.applicationId === applicationId)
  if (row) return row
  throw new Breaks({
    field: 'rows',
    expected: 'the application of this run',
    came: `${rows.length} others`,
    means: 'does not show it',
  })
}

export const isPdf = ({ blob }: HostFile): void => same('type', blob.type, 'application/pdf')

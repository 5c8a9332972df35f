import type { ListCall, ListedRow } from '@/api/lists'
import { comparableEmail } from '@/domain/people/email-address'
import { allowed } from '@/domain/people/roles'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { wasSentBefore, type EmailFields, type EmailKind } from '../email-kind'

export interface BatchItem<Name extends ListCall, Fields extends EmailFields> {
  readonly key: string
  readonly kind: EmailKind<Name, Fields>
  readonly row: ListedRow<Name>
}

interface LeftOut<Row> {
  readonly row: Row
  readonly role: string
  readonly reason: string
}

/** Returns the e-mails that may be sent about these rows, and why others may not. */
export function itemsOf<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const items: BatchItem<Name, Fields>[] = []
  const leftOut: LeftOut<ListedRow<Name>>[] = []
  for (const row of rows)
    for (const kind of kinds) {
      const verdict = kind.mayRequest(row)
      if (allowed(verdict)) items.push({ key: kind.request(row, kind.given(row)).key, kind, row })
      else leftOut.push({ row, role: kind.role, reason: verdict })
    }
  return { items, leftOut }
}

/** Whether this was requested before. Such an e-mail is listed, but unticked at first. */
export const wasAsked = <Name extends ListCall, Fields extends EmailFields>(
  { key, kind, row }: BatchItem<Name, Fields>,
  emailLog: EmailLog,
): boolean => wasSentBefore(kind, row, key, emailLog)

interface Addressed {
  readonly key: string
  readonly role: string
  readonly email: string
}

/** Returns a warning if one of the other e-mails about the same application has the same address. */
export function sameAddressAdvice(own: Addressed, others: readonly Addressed[]): string[] {
  const address = comparableEmail(own.email)
  const twin = others.find(({ key, email }) => key !== own.key && comparableEmail(email) === address)
  return address === '' || !twin ? [] : [`${address} is the address of ${twin.role} as well.`]
}

import type { ListCall, ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import type { CallName } from '@/contract'
import { reminderOf } from '@/domain/emails'
import { formatHostDate } from '@/domain/host-date'
import { dayInZone } from '@/domain/zoned-time'
import { reminderKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { wasSentBefore, type EmailFields, type EmailKind } from './email-kind'

/** The same e-mail once more, to somebody who was asked and has not answered: nothing is saved again for it. */
export function reminderKind<Name extends ListCall, Fields extends EmailFields, Saving extends CallName>(
  kind: EmailKind<Name, Fields, Saving>,
  emailLog: EmailLog,
): EmailKind<Name, Fields> {
  const { role, call, mayRequest, schema, given, request, rich, compareFields } = kind
  const keyOf = (row: ListedRow<Name>) => request(row, given(row)).key
  return {
    role,
    call,
    schema,
    given,
    ...(rich !== undefined && { rich }),
    ...(compareFields && { compareFields }),
    mayRequest: (row) => {
      const verdict = mayRequest(row)
      return verdict === true && !wasSentBefore(kind, row, keyOf(row), emailLog)
        ? `The ${role} was not asked yet.`
        : verdict
    },
    request: (row, fields) => {
      const first = request(row, fields)
      const at = emailLog.sentAt(first.key)
      return {
        ...first,
        key: reminderKey(first.key),
        about: `${first.about} (reminder)`,
        content: reminderOf(first.content, at && formatHostDate(dayInZone(at, branding.timeZone.name))),
      }
    },
  }
}

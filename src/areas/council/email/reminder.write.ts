import type { ListCall, ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { reminderOf } from '@/domain/texts/emails'
import { formatHostDate } from '@/domain/dates/host-date'
import { dayInZone } from '@/domain/dates/zoned-time'
import { reminderKey } from '@/writes/email-keys'
import { REQUEST } from '@/writes/email-texts'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { defineWrite, type WriteKind } from '@/writes/write'
import { wasSentBefore, type EmailFields, type EmailKind } from './email-kind'

/** Sends the e-mail of another write again, without its save. */
export const reminderWrite = <Name extends ListCall, In>(asked: WriteKind<Name, In>) =>
  defineWrite<Name, In>({
    ...REQUEST,
    name: `${asked.name}-reminder`,
    list: asked.list,
    seen: (row, input) => asked.seen?.(row, input) ?? [],
  })

/** Returns the reminder of a request, for those who were asked and have not answered. It saves nothing. */
export function reminderKind<Name extends ListCall, Fields extends EmailFields>(
  kind: EmailKind<Name, Fields>,
  emailLog: EmailLog,
): EmailKind<Name, Fields> {
  const { role, write, mayRequest, schema, given, request, rich } = kind
  const keyOf = (row: ListedRow<Name>) => request(row, given(row)).key
  return {
    role,
    write: reminderWrite(write),
    schema,
    given,
    ...(rich !== undefined && { rich }),
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

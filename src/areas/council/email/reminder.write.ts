import type { ListCall, ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { reminderOf } from '@/domain/texts/emails'
import { formatHostDate } from '@/domain/dates/host-date'
import { getDayInZone } from '@/domain/dates/zoned-time'
import { getReminderKey } from '@/writes/email-keys'
import { EMAIL_REQUEST_TEXTS } from '@/writes/email-texts'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { defineWrite, type WriteKind } from '@/writes/write'
import { wasSentBefore, type EmailFields, type EmailKind } from './email-kind'

/** Defines a write that sends the e-mail of another write again, without saving. */
export const defineReminderWrite = <Name extends ListCall, In>(requestWrite: WriteKind<Name, In>) =>
  defineWrite<Name, In>({
    ...EMAIL_REQUEST_TEXTS,
    name: `${requestWrite.name}-reminder`,
    list: requestWrite.list,
    getComparedValues: (row, input) => requestWrite.getComparedValues?.(row, input) ?? [],
  })

/** Returns the reminder for people who were asked and have not answered. Sending it saves nothing. */
export function createReminderEmailKind<Name extends ListCall, Fields extends EmailFields>(
  kind: EmailKind<Name, Fields>,
  emailLog: EmailLog,
): EmailKind<Name, Fields> {
  const { role, write, mayRequest, schema, getInitialFields, createRequest, isRich } = kind
  const getKey = (row: ListedRow<Name>) => createRequest(row, getInitialFields(row)).key
  return {
    role,
    write: defineReminderWrite(write),
    schema,
    getInitialFields,
    ...(isRich !== undefined && { isRich }),
    mayRequest: (row) => {
      const verdict = mayRequest(row)
      return verdict === true && !wasSentBefore(kind, row, getKey(row), emailLog)
        ? `The ${role} was not asked yet.`
        : verdict
    },
    createRequest: (row, fields) => {
      const originalRequest = createRequest(row, fields)
      const sentAt = emailLog.sentAt(originalRequest.key)
      return {
        ...originalRequest,
        key: getReminderKey(originalRequest.key),
        logLabel: `${originalRequest.logLabel} (reminder)`,
        content: reminderOf(
          originalRequest.content,
          sentAt && formatHostDate(getDayInZone(sentAt, branding.timeZone.name)),
        ),
      }
    },
  }
}

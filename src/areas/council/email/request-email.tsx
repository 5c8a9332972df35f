import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { z } from '@/domain/zod'
import { messages } from '@/domain/messages'
import type { Verdict } from '@/domain/roles'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { useSchemaForm } from '@/form/use-schema-form'
import { useLiveRow } from '../list/use-live-row'
import { EmailDialog } from './email-dialog'
import type { EmailRequest } from './email-request'
import { emailSender } from './save-then-email'
import { useStoredFields } from './use-email-draft'

interface Shown<Row, Fields extends FieldValues> {
  readonly row: Row
  readonly fields: Fields
  readonly form: UseFormReturn<Fields, unknown, Fields>
  readonly request: EmailRequest
}

interface RequestEmailProps<Name extends ListCall, Fields extends FieldValues, Saving extends CallName> {
  title: string
  /** Recipient, shown below the title. */
  recipient: (row: ListedRow<Name>, fields: Fields) => string
  /** The list that contains the row. */
  call: Name
  opened: ListedRow<Name>
  onClose: () => void
  /** Whether the row's status still allows this request. */
  mayRequest: (row: ListedRow<Name>) => Verdict
  schema: z.ZodType<Fields, Fields>
  /** Initial field values. */
  given: (row: ListedRow<Name>) => Fields
  /** The e-mail for the current row and field values. */
  request: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  rich?: boolean
  busyLabel?: string
  /** Values that must not have changed when the list is fetched again before sending; omit to skip that check. */
  compareFields?: (row: ListedRow<Name>) => readonly unknown[]
  /** The call made before the e-mail is sent. */
  save?: (row: ListedRow<Name>, fields: Fields) => { call: Saving; input: Input<Saving> }
  /** Text shown if that call fails. */
  notSaved?: string
  /** Whether the host says that this e-mail was sent before. */
  isFlagged?: (row: ListedRow<Name>) => boolean
  /** Content above the message. */
  children: (shown: Shown<ListedRow<Name>, Fields>) => ReactNode
}

/** Props for an e-mail with a fixed recipient: only its message can be edited. */
export const NO_FIELDS = { schema: z.object({}), given: () => ({}) }

/** E-mail dialog for a request about one row of a list. */
export function RequestEmail<Name extends ListCall, Fields extends FieldValues, Saving extends CallName = never>(
  props: RequestEmailProps<Name, Fields, Saving>,
) {
  const { call, compareFields, isFlagged, notSaved } = props
  const { row, disabledReason } = useLiveRow(call, props.opened, props.mayRequest)
  const services = useServices()
  const sentEmails = useSentEmails()
  const given = props.given(row)
  const { key } = props.request(row, given)
  // Safe cast: all fields are strings, and all have an initial value.
  const form = useSchemaForm(props.schema, useStoredFields(key, given) as DefaultValues<Fields>)
  const fields = form.watch()
  const request = props.request(row, fields)
  const sentBefore = isFlagged !== undefined && sentEmails.wentOut(key, isFlagged(row))
  return (
    <EmailDialog
      title={props.title}
      recipient={props.recipient(row, fields)}
      onClose={props.onClose}
      draftKey={key}
      application={row}
      form={form}
      to={request.to}
      content={request.content}
      rich={props.rich}
      link={request.link}
      busyLabel={props.busyLabel}
      disabledReason={disabledReason}
      onSend={(values, email) => async (owner) => {
        const changed = compareFields && (await checkUnchanged(services, { call, seen: row, compareFields }))
        if (changed) return changed
        const { about, agreementOf } = props.request(row, values)
        return emailSender(services, owner.id).saveThenEmail({
          key,
          about,
          save: props.save?.(row, values),
          email: { ...email, agreementOf },
          sentBefore,
          texts: { notSaved, sent: messages.email.sent },
        })
      }}
    >
      {props.children({ row, fields, form, request })}
    </EmailDialog>
  )
}

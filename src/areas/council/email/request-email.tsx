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
  /** Whom it goes to, said beneath the title. */
  recipient: (row: ListedRow<Name>, fields: Fields) => string
  /** The list that the row stands in. */
  call: Name
  opened: ListedRow<Name>
  onClose: () => void
  /** Whether the row is still at the point at which this is asked for. */
  mayRequest: (row: ListedRow<Name>) => Verdict
  schema: z.ZodType<Fields, Fields>
  /** What the fields begin with. */
  given: (row: ListedRow<Name>) => Fields
  /** The e-mail for what the row and the fields say now. */
  request: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  rich?: boolean
  busyLabel?: string
  /** What has to be as it was seen when the list is read again before sending; left out where nothing has to. */
  compareFields?: (row: ListedRow<Name>) => readonly unknown[]
  /** What is saved before the e-mail goes. */
  save?: (row: ListedRow<Name>, fields: Fields) => { call: Saving; input: Input<Saving> }
  /** The text of its failure. */
  notSaved?: string
  /** Whether the host says that such an e-mail has gone out. */
  isFlagged?: (row: ListedRow<Name>) => boolean
  /** What stands before the message. */
  children: (shown: Shown<ListedRow<Name>, Fields>) => ReactNode
}

/** For an e-mail whose recipient is known: only its message can be changed. */
export const NO_FIELDS = { schema: z.object({}), given: () => ({}) }

/** Writes the e-mail that asks for something about one row of a list, and sends it. */
export function RequestEmail<Name extends ListCall, Fields extends FieldValues, Saving extends CallName = never>(
  props: RequestEmailProps<Name, Fields, Saving>,
) {
  const { call, compareFields, isFlagged, notSaved } = props
  const { row, disabledReason } = useLiveRow(call, props.opened, props.mayRequest)
  const services = useServices()
  const sentEmails = useSentEmails()
  const given = props.given(row)
  const { key } = props.request(row, given)
  // The fields are texts, whole from the beginning.
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

import type { ReactNode } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import type { CallName } from '@/contract'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useSchemaForm } from '@/form/use-schema-form'
import { useLiveRow } from '../list/use-live-row'
import { AddressAdvice } from './address-advice'
import { EmailDialog } from './email-dialog'
import { sendingOf, wasSentBefore, type EmailFields, type EmailKind } from './email-kind'
import type { EmailRequest } from './email-request'
import { useStoredFields } from './use-stored-fields'

interface Shown<Row, Fields extends EmailFields> {
  readonly row: Row
  readonly form: UseFormReturn<Fields, unknown, Fields>
  readonly request: EmailRequest
  /** Warning about the address, for its place below the field. */
  readonly addressAdvice: ReactNode
}

interface RequestEmailProps<Name extends ListCall, Fields extends EmailFields, Saving extends CallName> {
  kind: EmailKind<Name, Fields, Saving>
  title: string
  /** Recipient, shown below the title. */
  recipient: (row: ListedRow<Name>, fields: Fields) => string
  opened: ListedRow<Name>
  onClose: () => void
  /** Content above the message. */
  children: (shown: Shown<ListedRow<Name>, Fields>) => ReactNode
}

/** E-mail dialog for a request about one row of a list. */
export function RequestEmail<Name extends ListCall, Fields extends EmailFields, Saving extends CallName = never>(
  props: RequestEmailProps<Name, Fields, Saving>,
) {
  const { kind } = props
  const { row, disabledReason } = useLiveRow(kind.call, props.opened, kind.mayRequest)
  const services = useServices()
  const emailLog = useEmailLog()
  const given = kind.given(row)
  const { key } = kind.request(row, given)
  // Safe cast: all fields are strings, and all have an initial value.
  const form = useSchemaForm(kind.schema, useStoredFields(key, given) as DefaultValues<Fields>)
  const fields = form.watch()
  const request = kind.request(row, fields)
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
      rich={kind.rich}
      link={request.link}
      busyLabel={kind.busyLabel}
      disabledReason={disabledReason}
      onSend={(values, email) =>
        sendingOf(services, kind, { row, values, email, sentBefore: wasSentBefore(kind, row, key, emailLog) })
      }
    >
      {props.children({
        row,
        form,
        request,
        addressAdvice: <AddressAdvice email={request.to} invited={kind.earlier?.(row, emailLog)} />,
      })}
    </EmailDialog>
  )
}

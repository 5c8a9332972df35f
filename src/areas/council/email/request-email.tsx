import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { ListCall, ListedRow } from '@/api/lists'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useWrite } from '@/writes/ui/use-write'
import { useSchemaForm } from '@/form/use-schema-form'
import { useLiveRow } from '../list/use-live-row'
import { Advice } from './advice'
import { EmailDialog } from './email-dialog'
import { newWrite, type EmailFields, type EmailKind, type EmailRequest } from './email-kind'
import { useAddressAdvice } from './use-address-advice'
import { useStoredFields } from './use-stored-fields'
import type { Elements } from '@/ui/elements'

interface Shown<Row, Fields extends EmailFields> {
  readonly row: Row
  readonly form: UseFormReturn<Fields, unknown, Fields>
  readonly request: EmailRequest
  /** Warning about the address, to render below its field. */
  readonly addressAdvice: Elements
}

interface RequestEmailProps<Name extends ListCall, Fields extends EmailFields> {
  kind: EmailKind<Name, Fields>
  title: string
  /** Recipient, shown below the title. */
  recipient: (row: ListedRow<Name>, fields: Fields) => string
  opened: ListedRow<Name>
  onClose: () => void
  children: (shown: Shown<ListedRow<Name>, Fields>) => Elements
}

export function RequestEmail<Name extends ListCall, Fields extends EmailFields>(
  props: RequestEmailProps<Name, Fields>,
) {
  const { kind } = props
  const { row, disabledReason } = useLiveRow(kind.write.list, props.opened, kind.mayRequest)
  const emailLog = useEmailLog()
  const addressAdvice = useAddressAdvice([kind])
  const send = useWrite()
  const given = kind.given(row)
  const { key } = kind.request(row, given)
  // Safe cast: all fields are strings, and all have an initial value.
  const form = useSchemaForm(kind.schema, useStoredFields(key, given) as DefaultValues<Fields>)
  const fields = form.watch()
  const request = kind.request(row, fields)
  const hasError = form.formState.errors.email !== undefined
  const warnings = hasError ? [] : addressAdvice(kind, row, request.to)
  return (
    <EmailDialog
      title={props.title}
      recipient={props.recipient(row, fields)}
      onClose={props.onClose}
      draftKey={key}
      form={form}
      to={request.to}
      content={request.content}
      rich={kind.rich}
      link={request.link}
      disabledReason={disabledReason}
      onSend={(values, email) => send(newWrite(kind, row, values, email, emailLog))}
    >
      {props.children({
        row,
        form,
        request,
        addressAdvice: <Advice className="-mt-4">{warnings.join(' ')}</Advice>,
      })}
    </EmailDialog>
  )
}

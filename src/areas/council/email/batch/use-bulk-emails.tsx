import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import type { CallName } from '@/contract'
import type { Contact } from '@/features/contacts/contacts'
import { displayedId } from '@/features/dates/council-time'
import type { Bulk, TogetherAction } from '@/table/bulk'
import { useRowDialog } from '../../list/row-dialog'
import type { EmailFields, EmailKind } from '../email-kind'
import { EmailBatchDialog } from './email-batch-dialog'

interface BulkEmails<Name extends ListCall, Fields extends EmailFields, Saving extends CallName> {
  label: string
  kinds: readonly EmailKind<Name, Fields, Saving>[]
  /** Those whom the lists name; omit where the recipient is fixed. */
  people?: readonly Contact[]
}

const NOBODY: readonly Contact[] = []

/** What the bar of a list offers for its selected rows: e-mails that are looked through together, and reminders. */
export function useBulkEmails<Name extends ListCall, Fields extends EmailFields, Saving extends CallName>(
  emails: BulkEmails<Name, Fields, Saving>,
  reminders?: BulkEmails<Name, Fields, never>,
): Bulk<ListedRow<Name>> {
  const { now } = useServices()
  const openDialog = useRowDialog()
  const offer = <Saved extends CallName>({
    label,
    kinds,
    people = NOBODY,
  }: BulkEmails<Name, Fields, Saved>): TogetherAction<ListedRow<Name>> => ({
    label: `${label}…`,
    onChosen: (rows, clear) =>
      openDialog((onClose) => (
        <EmailBatchDialog title={label} kinds={kinds} rows={rows} people={people} onClose={onClose} onSent={clear} />
      )),
  })
  return {
    actions: [],
    together: [offer(emails), ...(reminders ? [offer(reminders)] : [])],
    shownId: ({ applicationId }) => displayedId(applicationId, now()),
  }
}

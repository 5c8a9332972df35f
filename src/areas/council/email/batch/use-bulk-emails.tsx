import type { ListCall, ListedRow } from '@/api/lists'
import type { Contact } from '@/features/contacts'
import type { BulkAction } from '@/table/bulk-actions'
import { useRowDialog } from '../../list/row-dialog'
import type { EmailFields, EmailKind } from '../email-kind'
import { EmailBatchDialog } from './email-batch-dialog'

interface BulkEmails<Name extends ListCall, Fields extends EmailFields> {
  label: string
  kinds: readonly EmailKind<Name, Fields>[]
  /** Contacts found in the lists; omit if the recipient is fixed. */
  listedContacts?: readonly Contact[]
}

const NO_CONTACTS: readonly Contact[] = []

/** Returns the bulk actions of a list: e-mails in one dialog, and reminders. */
export function useBulkEmails<Name extends ListCall, Fields extends EmailFields>(
  emails: BulkEmails<Name, Fields>,
  reminders?: BulkEmails<Name, Fields>,
): readonly BulkAction<ListedRow<Name>>[] {
  const openDialog = useRowDialog()
  const createAction = ({
    label,
    kinds,
    listedContacts = NO_CONTACTS,
  }: BulkEmails<Name, Fields>): BulkAction<ListedRow<Name>> => ({
    label: `${label}…`,
    onChosen: (rows, clear) =>
      openDialog((onClose) => (
        <EmailBatchDialog
          title={label}
          kinds={kinds}
          rows={rows}
          listedContacts={listedContacts}
          onClose={onClose}
          onSent={clear}
        />
      )),
  })
  return [createAction(emails), ...(reminders ? [createAction(reminders)] : [])]
}

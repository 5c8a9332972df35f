import { useEffect, useId, useRef, useState } from 'react'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { useContacts, type Contact } from '@/features/contacts'
import { formatApplicationId } from '@/council-time'
import { formatCount, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { getTitleLabel } from '../../list/row-labels'
import type { EmailFields, EmailKind } from '../email-kind'
import { BatchItemRow } from './batch-item-row'
import { BatchKindRow, CommonParagraph } from './fields-for-all'
import { ContactLists } from './batch-fields'
import { useEmailBatch } from './use-email-batch'

/** E-mails shown at first, and added by each press of "Show more". Hidden ticked e-mails are sent too. */
const PAGE_SIZE = 300

/** Maximum number of reasons to list. */
const MAX_REASONS = 100

interface EmailBatchDialogProps<Name extends ListCall, Fields extends EmailFields> {
  title: string
  /** One e-mail for each kind and row. */
  kinds: readonly EmailKind<Name, Fields>[]
  rows: readonly ListedRow<Name>[]
  /** Contacts found in the lists. */
  listedContacts: readonly Contact[]
  onClose: () => void
  /** Called once e-mails are queued. */
  onSent: () => void
}

/** Edits several e-mails. One press queues the complete ones of those that are ticked. */
export function EmailBatchDialog<Name extends ListCall, Fields extends EmailFields>(
  props: EmailBatchDialogProps<Name, Fields>,
) {
  const { title, kinds, rows, listedContacts, onClose, onSent } = props
  const { now, writes } = useServices()
  // Undo cannot be reached below an open dialog.
  useEffect(() => writes.hold('seconds'), [writes])
  const batch = useEmailBatch(kinds, rows)
  const { contacts, remembersContacts, setRemembers, remember } = useContacts(listedContacts)
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const forAllRef = useRef<HTMLDivElement>(null)
  const listId = useId()
  const { emails, tickedEmails, completeEmails, reusableEmails, excludedRows } = batch
  const hasFields = emails.some(({ values }) => Object.keys(values).length > 0)
  const incompleteCount = tickedEmails.length - completeEmails.length
  const disabledReason = tickedEmails.length === 0 ? 'No e-mail is ticked.' : 'No ticked e-mail is complete.'

  async function send() {
    remember(await batch.send())
    onSent()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="desk"
      focusFirst={() =>
        forAllRef.current?.querySelector('input:not([type=checkbox])') ??
        forAllRef.current?.querySelector('input') ??
        null
      }
      footer={
        <>
          <DialogCancel />
          <Button
            variant="primary"
            disabledReason={completeEmails.length === 0 ? disabledReason : undefined}
            onClick={() => void send()}
          >
            {completeEmails.length > 0 && incompleteCount > 0
              ? `Send ${formatNumber(completeEmails.length)}, leave out ${formatNumber(incompleteCount)}`
              : `Send ${formatCount(tickedEmails.length, 'e-mail', 'e-mails')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ContactLists id={listId} contacts={contacts} />
        {emails.length === 0 && <p>None of these can be asked now.</p>}
        <div
          ref={forAllRef}
          role="group"
          aria-label="For all"
          hidden={emails.length === 0}
          className="-mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 [&[hidden]]:hidden"
        >
          {kinds.map(({ role }) => {
            const kindItems = emails.map(({ item }) => item).filter(({ kind }) => kind.role === role)
            return (
              kindItems.length > 0 && (
                <BatchKindRow
                  key={role}
                  role={role}
                  count={kindItems.length}
                  tickedCount={tickedEmails.filter(({ item }) => item.kind.role === role).length}
                  onTick={(isTicked) => batch.tick(kindItems, isTicked)}
                  needsRecipient={kindItems.some(batch.needsRecipient)}
                  hasOthers={kindItems.some((item) => !batch.isTicked(item) && batch.needsRecipient(item))}
                  fields={Object.fromEntries(
                    emails
                      .slice(0, 1)
                      .flatMap(({ values }) => Object.keys(values))
                      .map((name) => [name, '']),
                  )}
                  values={batch.sharedRecipients[role] ?? {}}
                  contacts={contacts}
                  listId={listId}
                  onChange={(values) => batch.share(role, values)}
                  onKeep={() => batch.keepShared(role)}
                />
              )
            )
          })}
          {kinds.length < emails.length && emails.some(({ item }) => batch.needsRecipient(item)) && (
            <p className="basis-full text-sm text-ink-soft">
              Goes to the ticked e-mails without an address. Untick those of another department or faculty first.
            </p>
          )}
          <CommonParagraph common={batch.common} />
          {reusableEmails.length > 0 && (
            <Button size="small" onClick={batch.reuse}>
              {`Use ${formatNumber(reusableEmails.length)} asked earlier for the same applicants`}
            </Button>
          )}
        </div>
        <ul aria-label="E-mails" className="border-b border-rule">
          {emails.slice(0, visibleCount).map(({ item, ...email }) => {
            const applicant = batch.applicants.get(item.row.applicationId)?.name
            const title = getTitleLabel(item.row)
            const hasRecipient = Object.keys(email.values).length > 0
            return (
              <BatchItemRow
                {...email}
                key={item.key}
                draftKey={item.key}
                applicationId={item.row.applicationId}
                idLabel={formatApplicationId(item.row.applicationId, now())}
                role={item.kind.role}
                person={hasRecipient ? (email.values.name ?? '') : (applicant ?? '')}
                description={hasRecipient && applicant ? `${applicant} · ${title}` : title}
                onTick={(isTicked) => batch.tick([item], isTicked)}
                getContent={() => batch.getRequest(item).content}
                isRich={item.kind.isRich ?? false}
                file={item.kind.file}
                note={item.kind.getNote?.(item.row)}
                contacts={contacts}
                listId={listId}
                onChange={(change) => batch.changeFields(item, change)}
              />
            )
          })}
        </ul>
        {emails.length > visibleCount && (
          <div>
            <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
              {`Show ${Math.min(PAGE_SIZE, emails.length - visibleCount)} more of ${formatNumber(emails.length - visibleCount)}`}
            </Button>
          </div>
        )}
        {excludedRows.length > 0 && (
          <details open={emails.length === 0}>
            <summary className="w-fit font-semibold">{`Not asked: ${formatNumber(excludedRows.length)}`}</summary>
            <ul className="mt-2 grid gap-1 text-ink-soft">
              {excludedRows.slice(0, MAX_REASONS).map(({ row, role, reason }) => (
                <li key={`${row.applicationId} ${role}`}>
                  {`${formatApplicationId(row.applicationId, now())}, ${role}: ${reason}`}
                </li>
              ))}
              {excludedRows.length > MAX_REASONS && (
                <li>{`and ${formatNumber(excludedRows.length - MAX_REASONS)} more`}</li>
              )}
            </ul>
          </details>
        )}
        {hasFields && (
          <CheckBox
            label="Remember these names and addresses on this device"
            checked={remembersContacts}
            onChange={setRemembers}
          />
        )}
      </div>
    </Dialog>
  )
}

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
import { useApplicants } from '../use-address-advice'
import { BatchItemRow } from './batch-item-row'
import { BatchKindRow, CommonParagraph } from './fields-for-all'
import { ContactLists } from './batch-fields'
import { useEmailBatch } from './use-email-batch'

/** E-mails shown at first, and added by each press of "Show more". Hidden ticked e-mails are sent too. */
const PAGE_SIZE = 50

/** Maximum number of reasons to list. */
const MAX_REASONS = 100

/** Maximum number of incomplete e-mails to name. */
const MAX_NAMES = 5

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
  const applicants = useApplicants(true)
  const { contacts, remembersContacts, setRemembers, remember } = useContacts(listedContacts)
  const [problem, setProblem] = useState('')
  const [hasSent, setHasSent] = useState(false)
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const forAllRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const listId = useId()
  const { items, tickedItems, excludedRows } = batch
  const hasFields = items.some((item) => Object.keys(batch.getValues(item)).length > 0)

  async function send() {
    const { queuedItems, incompleteItems } = await batch.send()
    if (queuedItems.length > 0) {
      remember(queuedItems.map((item): Contact => ({ name: '', email: '', ...batch.getValues(item) })))
      onSent()
      setHasSent(true)
    }
    if (incompleteItems.length === 0) return onClose()
    const names = incompleteItems.map(
      (item) => `${item.kind.role}, application ${formatApplicationId(item.row.applicationId, now())}`,
    )
    const remainder = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
    setProblem(
      queuedItems.length === 0
        ? 'None can be sent yet: see what is marked.'
        : `${formatCount(queuedItems.length, 'e-mail goes', 'e-mails go')} out. Left out: ${names.slice(0, MAX_NAMES).join('; ')}${remainder}. See what is marked.`,
    )
    setVisibleCount(Math.max(visibleCount, ...incompleteItems.slice(0, 1).map((item) => items.indexOf(item) + 1)))
    // Waits until the invalid fields are marked.
    requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="desk"
      focusFirst={() => forAllRef.current?.querySelector('input') ?? null}
      footer={
        <>
          <p role="status" className="mr-auto text-sm font-medium text-refused empty:hidden">
            {problem}
          </p>
          <DialogCancel>{hasSent ? 'Close' : 'Cancel'}</DialogCancel>
          <Button
            variant="primary"
            disabledReason={tickedItems.length === 0 ? 'None of them is ticked.' : undefined}
            onClick={() => void send()}
          >
            {`Send ${formatCount(tickedItems.length, 'e-mail', 'e-mails')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ContactLists id={listId} contacts={contacts} />
        {items.length === 0 && <p>None of these can be asked now.</p>}
        <div
          ref={forAllRef}
          role="group"
          aria-label="For all"
          hidden={items.length === 0}
          className="grid gap-2 rounded-card bg-sunk p-3 [&[hidden]]:hidden"
        >
          {kinds.map((kind) => {
            const kindItems = items.filter((item) => item.kind.role === kind.role)
            const tickedKindItems = kindItems.filter(batch.isTicked)
            const [firstItem] = kindItems
            return (
              firstItem && (
                <BatchKindRow
                  key={kind.role}
                  role={kind.role}
                  count={kindItems.length}
                  tickedCount={tickedKindItems.length}
                  onTick={(isTicked) => batch.tick(kindItems, isTicked)}
                  fields={Object.fromEntries(
                    Object.keys(kind.getInitialFields(firstItem.row)).map((name) => [name, '']),
                  )}
                  contacts={contacts}
                  listId={listId}
                  onApply={(values) => batch.changeFields(tickedKindItems, values)}
                />
              )
            )
          })}
          <CommonParagraph common={batch.common} />
        </div>
        <ul ref={listRef} aria-label="E-mails">
          {items.slice(0, visibleCount).map((item) => {
            const { to, content } = batch.getRequest(item)
            return (
              <BatchItemRow
                key={item.key}
                draftKey={item.key}
                applicationId={item.row.applicationId}
                idLabel={formatApplicationId(item.row.applicationId, now())}
                description={[applicants.get(item.row.applicationId)?.name, getTitleLabel(item.row)]
                  .filter(Boolean)
                  .join(' · ')}
                role={item.kind.role}
                isTicked={batch.isTicked(item)}
                onTick={(isTicked) => batch.tick([item], isTicked)}
                values={batch.getValues(item)}
                to={to}
                content={content}
                isRich={item.kind.isRich ?? false}
                errors={batch.getErrors(item)}
                warnings={batch.getWarnings(item)}
                file={item.kind.file}
                contacts={contacts}
                listId={listId}
                onChange={(change) => batch.changeFields([item], change)}
              />
            )
          })}
        </ul>
        {items.length > visibleCount && (
          <div>
            <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
              {`Show ${Math.min(PAGE_SIZE, items.length - visibleCount)} more of ${formatNumber(items.length - visibleCount)}`}
            </Button>
          </div>
        )}
        {excludedRows.length > 0 && (
          <details open={items.length === 0}>
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
            label="Remember these names and addresses on this device, to be offered again"
            checked={remembersContacts}
            onChange={setRemembers}
          />
        )}
      </div>
    </Dialog>
  )
}

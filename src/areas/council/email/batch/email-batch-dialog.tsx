import { useEffect, useId, useRef, useState } from 'react'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { useContacts, type Contact } from '@/features/contacts'
import { formatApplicationId } from '@/council-time'
import { formatCount, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { shownTitle } from '../../list/row-labels'
import type { EmailFields, EmailKind } from '../email-kind'
import { useApplicants } from '../use-address-advice'
import { BatchItemRow } from './batch-item-row'
import { BatchKindRow, CommonParagraph } from './for-all'
import { ContactLists } from './batch-fields'
import { useEmailBatch } from './use-email-batch'

/** E-mails shown at first, and by each press for more. All that are ticked are sent, shown or not. */
const SHOWN = 50

/** Reasons listed; the others are counted. */
const REASONS = 100

/** Names in a message; the others are counted. */
const NAMED = 5

interface EmailBatchDialogProps<Name extends ListCall, Fields extends EmailFields> {
  title: string
  /** One e-mail for each kind and row. */
  kinds: readonly EmailKind<Name, Fields>[]
  rows: readonly ListedRow<Name>[]
  /** Contacts found in the lists. */
  people: readonly Contact[]
  onClose: () => void
  /** Called once e-mails are queued. */
  onSent: () => void
}

/** Sends the e-mails that are ticked and complete by one press. */
export function EmailBatchDialog<Name extends ListCall, Fields extends EmailFields>(
  props: EmailBatchDialogProps<Name, Fields>,
) {
  const { title, kinds, rows, people, onClose, onSent } = props
  const { now, writes } = useServices()
  // Undo cannot be reached below an open dialog.
  useEffect(() => writes.hold('seconds'), [writes])
  const batch = useEmailBatch(kinds, rows)
  const applicants = useApplicants(true)
  const { contacts, remembersContacts, setRemembers, remember } = useContacts(people)
  const [problem, setProblem] = useState('')
  const [hasSent, setHasSent] = useState(false)
  const [shown, setShown] = useState(SHOWN)
  const forAll = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const { items, ticked, leftOut } = batch
  const hasFields = items.some((item) => Object.keys(batch.valuesOf(item)).length > 0)

  async function send() {
    const { sent, incomplete } = await batch.send()
    if (sent.length > 0) {
      remember(sent.map((item): Contact => ({ name: '', email: '', ...batch.valuesOf(item) })))
      onSent()
      setHasSent(true)
    }
    if (incomplete.length === 0) return onClose()
    const names = incomplete.map(
      (item) => `${item.kind.role}, application ${formatApplicationId(item.row.applicationId, now())}`,
    )
    const unnamed = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
    setProblem(
      sent.length === 0
        ? 'None can be sent yet: see what is marked.'
        : `${formatCount(sent.length, 'e-mail goes', 'e-mails go')} out. Left out: ${names.slice(0, NAMED).join('; ')}${unnamed}. See what is marked.`,
    )
    setShown(Math.max(shown, ...incomplete.slice(0, 1).map((item) => items.indexOf(item) + 1)))
    // Waits until the invalid fields are marked.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="desk"
      focusFirst={() => forAll.current?.querySelector('input') ?? null}
      footer={
        <>
          <p role="status" className="mr-auto text-sm font-medium text-refused empty:hidden">
            {problem}
          </p>
          <DialogCancel>{hasSent ? 'Close' : 'Cancel'}</DialogCancel>
          <Button
            variant="primary"
            disabledReason={ticked.length === 0 ? 'None of them is ticked.' : undefined}
            onClick={() => void send()}
          >
            {`Send ${formatCount(ticked.length, 'e-mail', 'e-mails')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ContactLists id={listId} contacts={contacts} />
        {items.length === 0 && <p>None of these can be asked now.</p>}
        <div
          ref={forAll}
          role="group"
          aria-label="For all"
          hidden={items.length === 0}
          className="grid gap-2 rounded-card bg-sunk p-3 [&[hidden]]:hidden"
        >
          {kinds.map((kind) => {
            const own = items.filter((item) => item.kind.role === kind.role)
            const tickedOwn = own.filter(batch.isTicked)
            const [first] = own
            return (
              first && (
                <BatchKindRow
                  key={kind.role}
                  role={kind.role}
                  count={own.length}
                  tickedCount={tickedOwn.length}
                  onTick={(isTicked) => batch.tick(own, isTicked)}
                  fields={Object.fromEntries(Object.keys(kind.given(first.row)).map((name) => [name, '']))}
                  contacts={contacts}
                  listId={listId}
                  onTypeAll={(typed) => batch.type(tickedOwn, typed)}
                />
              )
            )
          })}
          <CommonParagraph common={batch.common} />
        </div>
        <ul ref={list} aria-label="E-mails">
          {items.slice(0, shown).map((item) => {
            const { to, content } = batch.requestOf(item)
            return (
              <BatchItemRow
                key={item.key}
                draftKey={item.key}
                applicationId={item.row.applicationId}
                shownId={formatApplicationId(item.row.applicationId, now())}
                about={[applicants.get(item.row.applicationId)?.name, shownTitle(item.row)].filter(Boolean).join(' · ')}
                role={item.kind.role}
                isTicked={batch.isTicked(item)}
                onTick={(isTicked) => batch.tick([item], isTicked)}
                values={batch.valuesOf(item)}
                to={to}
                content={content}
                rich={item.kind.rich ?? false}
                errors={batch.errorsOf(item)}
                warnings={batch.warningsOf(item)}
                file={item.kind.file}
                contacts={contacts}
                listId={listId}
                onType={(change) => batch.type([item], change)}
              />
            )
          })}
        </ul>
        {items.length > shown && (
          <div>
            <Button onClick={() => setShown(shown + SHOWN)}>
              {`Show ${Math.min(SHOWN, items.length - shown)} more of ${formatNumber(items.length - shown)}`}
            </Button>
          </div>
        )}
        {leftOut.length > 0 && (
          <details open={items.length === 0}>
            <summary className="w-fit font-semibold">{`Not asked: ${formatNumber(leftOut.length)}`}</summary>
            <ul className="mt-2 grid gap-1 text-ink-soft">
              {leftOut.slice(0, REASONS).map(({ row, role, reason }) => (
                <li key={`${row.applicationId} ${role}`}>
                  {`${formatApplicationId(row.applicationId, now())}, ${role}: ${reason}`}
                </li>
              ))}
              {leftOut.length > REASONS && <li>{`and ${formatNumber(leftOut.length - REASONS)} more`}</li>}
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

import { useState } from 'react'
import { formatHostDate } from '@/domain/host-date'
import { classNames } from '@/lib/class-names'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { EmailView } from './email-view'
import { byRecipient, type Correspondence, type SentEmail } from './read-emails'

/** The e-mails that the portal and its host sent, grouped by recipient, and the one that is open. */
export function Mailbox({ emails }: { emails: readonly SentEmail[] }) {
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<number | null>(null)
  const open = emails.find(({ id }) => id === openId)
  const found = byRecipient(emails, search)
  if (emails.length === 0)
    return (
      <EmptyState title="No e-mails yet">
        What the portal and its host send is kept here, and goes nowhere else.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8">
      <div className="grid min-w-0 content-start gap-4">
        <Field label="Search the e-mails">
          {(control) => (
            <TextInput {...control} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Field>
        <div className="max-h-60 overflow-y-auto md:max-h-[62vh]">
          {found.map((one) => (
            <Recipient key={one.recipient} correspondence={one} openId={openId} onOpen={setOpenId} />
          ))}
          {found.length === 0 && <p className="text-ink-soft">No e-mail has these words.</p>}
        </div>
      </div>
      {open ? (
        <EmailView key={open.id} email={open} />
      ) : (
        <p className="text-ink-soft max-md:hidden">Choose an e-mail.</p>
      )}
    </div>
  )
}

interface RecipientProps {
  correspondence: Correspondence
  openId: number | null
  onOpen: (id: number) => void
}

function Recipient({ correspondence: { recipient, emails }, openId, onOpen }: RecipientProps) {
  return (
    <section aria-label={recipient} className="mb-5">
      <h3 className="mb-1 font-sans text-sm font-semibold wrap-anywhere">{recipient}</h3>
      <ul>
        {emails.map(({ id, subject, sentAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === openId}
              onClick={() => onOpen(id)}
              className={classNames(
                'grid w-full gap-0.5 border-l-2 px-3 py-2 text-left text-sm wrap-anywhere hover:bg-sunk',
                id === openId ? 'border-accent bg-accent-soft' : 'border-rule',
              )}
            >
              {subject}
              <span className="text-ink-soft tabular-nums">{formatHostDate(sentAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useState } from 'react'
import { formatHostDate } from '@/domain/dates/host-date'
import { classNames } from '@/lib/class-names'
import { useStoredValue } from '@/lib/use-stored-value'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { EmailView } from './email-view'
import { markAsOpened, getEmailKey, type OpenedEmails } from './opened-emails'
import { groupByRecipient, type Correspondence, type SentEmail } from './read-emails'

interface MailboxProps {
  emails: readonly SentEmail[]
  openedEmails: OpenedEmails
}

export function Mailbox({ emails, openedEmails }: MailboxProps) {
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<number | null>(null)
  const openedKeys = useStoredValue(openedEmails)
  const openEmail = emails.find(({ id }) => id === openId)
  const correspondences = groupByRecipient(emails, search)
  const selectEmail = (email: SentEmail) => {
    setOpenId(email.id)
    markAsOpened(openedEmails, [email])
  }
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
        {emails.some((email) => !openedKeys.includes(getEmailKey(email))) && (
          <div>
            <Button size="small" onClick={() => markAsOpened(openedEmails, emails)}>
              Mark all as read
            </Button>
          </div>
        )}
        <div className="max-h-60 overflow-y-auto md:max-h-[62vh]">
          {correspondences.map((correspondence) => (
            <Recipient
              key={correspondence.recipient}
              correspondence={correspondence}
              openedKeys={openedKeys}
              openId={openId}
              onOpen={selectEmail}
            />
          ))}
          {correspondences.length === 0 && <p className="text-ink-soft">No e-mail has these words.</p>}
        </div>
      </div>
      {openEmail ? (
        <EmailView key={openEmail.id} email={openEmail} />
      ) : (
        <p className="text-ink-soft max-md:hidden">Choose an e-mail.</p>
      )}
    </div>
  )
}

interface RecipientProps {
  correspondence: Correspondence
  /** Keys of the opened e-mails. */
  openedKeys: readonly string[]
  openId: number | null
  onOpen: (email: SentEmail) => void
}

function Recipient({ correspondence: { recipient, emails }, openedKeys, openId, onOpen }: RecipientProps) {
  return (
    <section aria-label={recipient} className="mb-5">
      <h3 className="mb-1 font-sans text-sm font-semibold wrap-anywhere">{recipient}</h3>
      <ul>
        {emails.map((email) => {
          const { id, subject, sentAt } = email
          const isUnread = !openedKeys.includes(getEmailKey(email))
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === openId}
                onClick={() => onOpen(email)}
                className={classNames(
                  'grid w-full gap-0.5 border-l-2 px-3 py-2 text-left text-sm wrap-anywhere hover:bg-sunk',
                  id === openId ? 'border-accent bg-accent-soft' : 'border-rule',
                )}
              >
                <span className={isUnread ? 'font-semibold' : undefined}>{subject}</span>
                <span className="text-ink-soft tabular-nums">
                  <span>{formatHostDate(sentAt)}</span>
                  {isUnread && <strong className="text-accent"> · unread</strong>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

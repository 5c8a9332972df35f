import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { EmailContent } from '@/domain/texts/email-body'
import type { Contact } from '@/features/contacts'
import { useFileExists } from '@/features/files/use-file-exists'
import { Button } from '@/ui/button'
import { UserText } from '@/ui/user-text'
import type { EmailFile } from '../email-kind'
import { createMessage, formatRecipientWarning } from '../email-message'
import { MessageEditor } from '../message-editor'
import { useEmailMessage, useEditedMessage } from '../use-email-message'
import { BatchFields, type RecipientValues } from './batch-fields'
import type { ItemErrors } from './use-email-batch'

interface BatchItemRowProps {
  draftKey: string
  applicationId: string
  idLabel: string
  role: string
  /** Name of the recipient; empty if unknown. */
  person: string
  /** Project title, below the applicant unless the e-mail goes there. */
  description: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  values: Readonly<Record<string, string>>
  to: string
  getContent: () => EmailContent
  isRich: boolean
  errors: ItemErrors
  warnings: readonly string[]
  file: EmailFile | undefined
  note: string | undefined
  contacts: readonly Contact[]
  listId: string
  onChange: (change: RecipientValues) => void
}

/** One line for an e-mail. Its recipient and message are edited below it. */
export function BatchItemRow(props: BatchItemRowProps) {
  const { draftKey, idLabel, role, person, isTicked, values, to, errors, getContent } = props
  const [isOpen, setIsOpen] = useState(false)
  const notesId = useId()
  const draft = useEditedMessage(draftKey)
  const earlierName = draft && createMessage(draft, getContent(), props.isRich).earlierName
  const itemLabel = `${role}, application ${idLabel}`
  const missingNames = Object.keys(errors).filter((name) => values[name]?.trim() === '')
  const problems = Object.keys(errors).flatMap((name) => (missingNames.includes(name) ? [] : (errors[name] ?? [])))
  const warnings = [...props.warnings, ...(earlierName ? [formatRecipientWarning(earlierName)] : [])]
  const missingText = missingNames.length > 0 && `No ${missingNames.map((name) => MISSING_LABELS[name]).join(', no ')}`
  return (
    <li className="border-t border-rule">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1 text-sm leading-tight lg:min-h-10 lg:grid-cols-[10rem_minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)_4.5rem] lg:py-0.5">
        <label className="flex min-h-8 items-center gap-3">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => props.onTick(target.checked)}
            aria-label={`Send to ${itemLabel}`}
            aria-describedby={notesId}
            className="size-5 shrink-0 rounded-control"
          />
          <span>
            <span className="font-semibold tabular-nums">{idLabel}</span> <span>{role}</span>
          </span>
        </label>
        <UserText as="p" className="truncate text-ink-soft max-lg:order-1 max-lg:col-span-2" title={props.description}>
          {props.description}
        </UserText>
        <p className="wrap-anywhere max-lg:order-1 max-lg:col-span-2">
          <UserText>{person}</UserText> <span>{to}</span>
          {missingText && (
            <span className={isTicked ? 'font-medium text-refused' : 'text-ink-soft'}>{` ${missingText}`}</span>
          )}
        </p>
        <ul id={notesId} className="font-medium text-waiting wrap-anywhere max-lg:order-1 max-lg:col-span-2">
          {isTicked &&
            problems.map((problem) => (
              <li key={problem} className="flex gap-1.5 text-refused">
                <CircleAlert aria-hidden size={16} className="shrink-0" />
                <span>{problem}</span>
              </li>
            ))}
          {props.note && <li className="font-normal text-ink">{props.note}</li>}
          {warnings.map((warning) => (
            <Warning key={warning} text={warning} />
          ))}
          {props.file && <MissingFileWarning applicationId={props.applicationId} file={props.file} />}
          {draft && <li className="text-ink-soft">Message edited</li>}
        </ul>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          about={itemLabel}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      </div>
      {isOpen && (
        <div className="mb-3 grid gap-3 border-l-2 border-rule pl-4">
          {Object.keys(values).length > 0 && (
            <BatchFields
              labelSuffix={itemLabel}
              values={values}
              errors={errors}
              notesId={notesId}
              contacts={props.contacts}
              listId={props.listId}
              onChange={props.onChange}
            />
          )}
          <MessagePanel draftKey={draftKey} to={to} content={getContent()} isRich={props.isRich} />
        </div>
      )}
    </li>
  )
}

const MISSING_LABELS: Readonly<Record<string, string>> = { name: 'name', email: 'address', affiliation: 'affiliation' }

const Warning = ({ text }: { text: string }) => (
  <li className="flex gap-1.5">
    <TriangleAlert aria-hidden size={16} className="shrink-0" />
    <span>{text}</span>
  </li>
)

function MissingFileWarning({
  applicationId,
  file: { kind, missingWarning },
}: {
  applicationId: string
  file: EmailFile
}) {
  return useFileExists(applicationId, kind) === false && <Warning text={missingWarning} />
}

interface MessagePanelProps {
  draftKey: string
  to: string
  content: EmailContent
  isRich: boolean
}

function MessagePanel({ draftKey, to, content, isRich }: MessagePanelProps) {
  const message = useEmailMessage(draftKey, content, isRich)
  return (
    <>
      <p>
        <span className="text-ink-soft">Subject:</span> <span>{content.subject}</span>
      </p>
      <MessageEditor message={message} to={to} content={content} isRich={isRich} />
      {message.isEdited && (
        <div>
          <Button size="small" variant="quiet" onClick={message.restore}>
            Back to the original message
          </Button>
        </div>
      )}
    </>
  )
}

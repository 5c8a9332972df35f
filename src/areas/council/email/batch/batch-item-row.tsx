import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { EmailContent } from '@/domain/texts/email-body'
import type { Contact } from '@/features/contacts'
import { useFileExists } from '@/features/files/use-file-exists'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { UserText } from '@/ui/user-text'
import { Advice } from '../advice'
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
  /** Applicant, if known, and project title. */
  description: string
  role: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  values: Readonly<Record<string, string>>
  to: string
  content: EmailContent
  isRich: boolean
  errors: ItemErrors
  warnings: readonly string[]
  file: EmailFile | undefined
  contacts: readonly Contact[]
  listId: string
  onChange: (change: RecipientValues) => void
}

export function BatchItemRow(props: BatchItemRowProps) {
  const { draftKey, idLabel, role, isTicked, values, to, content, isRich, errors } = props
  const [isOpen, setIsOpen] = useState(false)
  const draft = useEditedMessage(draftKey)
  const earlierName = draft && createMessage(draft, content, isRich).earlierName
  const itemLabel = `${role}, application ${idLabel}`
  const warnings = [...props.warnings, ...(earlierName ? [formatRecipientWarning(earlierName)] : [])]
  const hasFields = Object.keys(values).length > 0
  return (
    <li className="border-t border-rule py-2">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <label className="flex min-w-48 flex-[1_1_12rem] items-start gap-3 py-1">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => props.onTick(target.checked)}
            aria-label={`Send to ${itemLabel}`}
            className="mt-0.75 size-5 shrink-0 rounded-control"
          />
          <span className="min-w-0 leading-tight">
            <span className="font-semibold tabular-nums">{idLabel}</span> <span>{role}</span>
            <UserText as="span" className="line-clamp-1 text-sm text-ink-soft wrap-anywhere">
              {props.description}
            </UserText>
          </span>
        </label>
        {hasFields ? (
          <BatchFields
            labelSuffix={itemLabel}
            values={values}
            errors={errors}
            contacts={props.contacts}
            listId={props.listId}
            onChange={props.onChange}
          />
        ) : (
          <p className="flex-[3_1_24rem] py-1.5 wrap-anywhere">
            {to || <span className="text-ink-soft">There is no e-mail address.</span>}
          </p>
        )}
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} about={`to ${itemLabel}`}>
          {draft ? 'Message, edited' : 'Message'}
        </Button>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-waiting wrap-anywhere">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>{warning}</span>
        </p>
      ))}
      {props.file && <MissingFileWarning applicationId={props.applicationId} file={props.file} />}
      {errors.message !== undefined && <FieldError id={`${draftKey}-message-error`} text={errors.message} />}
      {isOpen && <MessagePanel draftKey={draftKey} to={to} content={content} isRich={isRich} />}
    </li>
  )
}

function MissingFileWarning({
  applicationId,
  file: { kind, missingWarning },
}: {
  applicationId: string
  file: EmailFile
}) {
  const exists = useFileExists(applicationId, kind)
  return <Advice className="mt-1">{exists === false && missingWarning}</Advice>
}

type MessagePanelProps = Pick<BatchItemRowProps, 'draftKey' | 'to' | 'content' | 'isRich'>

function MessagePanel({ draftKey, to, content, isRich }: MessagePanelProps) {
  const message = useEmailMessage(draftKey, content, isRich)
  return (
    <div className="mt-3 grid gap-3 border-l-2 border-rule pl-4">
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
    </div>
  )
}

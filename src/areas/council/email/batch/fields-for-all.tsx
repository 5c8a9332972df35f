import { useRef, useState } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import type { Contact } from '@/features/contacts'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { z } from '@/lib/zod'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { useUnsavedEntry } from '@/ui/unsaved-entries'
import { createStoredFields } from '@/writes/email-draft'
import { BatchFields, type RecipientValues } from './batch-fields'

interface BatchKindRowProps {
  role: string
  count: number
  tickedCount: number
  onTick: (isTicked: boolean) => void
  /** Some of these e-mails have no address. */
  needsRecipient: boolean
  /** Some of them are not ticked. */
  hasOthers: boolean
  /** The empty fields of a recipient. */
  fields: Readonly<Record<string, string>>
  values: RecipientValues
  contacts: readonly Contact[]
  listId: string
  onChange: (values: RecipientValues) => void
  onKeep: () => void
}

/** Ticks all e-mails of one kind. What is typed goes to the ticked ones without an address. */
export function BatchKindRow(props: BatchKindRowProps) {
  const { role, count, tickedCount, fields, values, contacts, listId } = props
  const fieldsRef = useRef<HTMLDivElement>(null)
  const isEmpty = Object.values(values).every((text) => text.trim() === '')
  useUnsavedEntry(!isEmpty)
  const tickBox = (
    <CheckBox label={`${role}: ${tickedCount} of ${count}`} checked={tickedCount > 0} onChange={props.onTick} />
  )
  if (!props.needsRecipient) return tickBox
  return (
    <div ref={fieldsRef} className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1">
      <div className="w-40">{tickBox}</div>
      <BatchFields
        labelSuffix={`${role} of all`}
        values={{ ...fields, ...values }}
        contacts={contacts}
        listId={listId}
        onChange={(change) => props.onChange({ ...values, ...change })}
      />
      {!isEmpty && props.hasOthers && (
        <Button
          size="small"
          onClick={() => {
            props.onKeep()
            fieldsRef.current?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus()
          }}
        >
          {`Another ${role}`}
        </Button>
      )}
    </div>
  )
}

interface CommonParagraphProps {
  common: Pick<ReturnType<typeof useCommonParagraph>, 'paragraph' | 'lastParagraph' | 'setParagraph'>
}

/** Moves the focus from the removed button to the field. */
const focusTextArea = (group: HTMLDivElement | null) => group?.querySelector('textarea')?.focus()

export function CommonParagraph({ common: { paragraph, lastParagraph, setParagraph } }: CommonParagraphProps) {
  const [hadParagraph] = useState(paragraph !== '')
  const [isOpen, setIsOpen] = useState(hadParagraph)
  if (!isOpen)
    return (
      <div>
        <Button size="small" onClick={() => setIsOpen(true)}>
          Add a paragraph to all
        </Button>
      </div>
    )
  return (
    <div ref={hadParagraph ? undefined : focusTextArea} className="grid gap-2">
      <Field label="Paragraph in all messages" hint="Below the greeting. Messages you have edited stay as they are.">
        {(control) => (
          <TextArea {...control} rows={3} value={paragraph} onChange={({ target }) => setParagraph(target.value)} />
        )}
      </Field>
      {lastParagraph !== '' && lastParagraph !== paragraph && (
        <div className="flex items-center gap-3 text-sm">
          <p className="line-clamp-2 min-w-0 flex-1 text-ink-soft wrap-anywhere">{`Last time: ${lastParagraph}`}</p>
          <Button size="small" onClick={() => setParagraph(lastParagraph)} about="the last paragraph">
            Use
          </Button>
        </div>
      )}
    </div>
  )
}

const paragraphsCodec = createJsonCodec((json): Readonly<Record<string, string>> =>
  z.catch(z.record(z.string(), z.string()), {}).parse(json),
)

/** Stores the shared paragraph in this tab until it is sent, and the last sent paragraph on the device. */
export function useCommonParagraph(kindNames: string) {
  const { local, tab, session } = useServices()
  const personId = session.ownerId
  const storedDraft = createStoredFields(tab, personId, `all:${kindNames}`)
  const storedParagraphs = createStoredValue(local, storedItems.paragraphs(personId), paragraphsCodec)
  const { paragraph = '' }: { paragraph?: string } = useStoredValue(storedDraft) ?? {}
  return {
    paragraph,
    lastParagraph: useStoredValue(storedParagraphs)[kindNames] ?? '',
    setParagraph: (text: string) => void storedDraft.write(text === '' ? null : { paragraph: text }),
    /** Stores the paragraph as the last one. Empties the field once all e-mails are queued. */
    finish: (areAllQueued: boolean) => {
      if (paragraph.trim() !== '') storedParagraphs.write({ ...storedParagraphs.read(), [kindNames]: paragraph.trim() })
      if (areAllQueued) storedDraft.write(null)
    },
  }
}

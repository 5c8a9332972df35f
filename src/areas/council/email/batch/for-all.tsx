import { useState } from 'react'
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
import { storedFields } from '@/writes/email-draft'
import { BatchFields, type RecipientValues } from './batch-fields'

interface BatchKindRowProps {
  role: string
  count: number
  tickedCount: number
  onTick: (isTicked: boolean) => void
  /** The empty fields of a recipient. */
  fields: Readonly<Record<string, string>>
  contacts: readonly Contact[]
  listId: string
  /** Fills the same values into all ticked e-mails of this kind. */
  onTypeAll: (typed: RecipientValues) => void
}

/** Ticks all e-mails of one kind, and fills one recipient into all of them. */
export function BatchKindRow(props: BatchKindRowProps) {
  const { role, count, tickedCount, onTick, fields, contacts, listId, onTypeAll } = props
  const [typed, setTyped] = useState<RecipientValues>({})
  const [used, setUsed] = useState(typed)
  const hasFields = Object.keys(fields).length > 0
  const isEmpty = Object.values(typed).every((text) => text.trim() === '')
  useUnsavedEntry(!isEmpty && typed !== used)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-48 flex-[1_1_12rem]">
        <CheckBox
          label={`${role}: ${tickedCount} of ${count}`}
          checked={tickedCount > 0}
          onChange={(isTicked) => onTick(isTicked)}
        />
      </div>
      {hasFields && (
        <>
          <BatchFields
            of={`${role} of all`}
            values={{ ...fields, ...typed }}
            contacts={contacts}
            listId={listId}
            onType={(change) => setTyped({ ...typed, ...change })}
          />
          <Button
            size="small"
            disabledReason={
              isEmpty ? 'Type a name or an address first.' : tickedCount === 0 ? 'None of them is ticked.' : undefined
            }
            onClick={() => {
              onTypeAll(Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')))
              setUsed(typed)
            }}
            about={`of ${role}`}
          >
            {`Use for all ${tickedCount}`}
          </Button>
        </>
      )}
    </div>
  )
}

interface CommonParagraphProps {
  common: Pick<ReturnType<typeof useCommonParagraph>, 'paragraph' | 'last' | 'type'>
}

/** Moves the focus from the button that opened it. */
const takeFocus = (group: HTMLDivElement | null) => group?.querySelector('textarea')?.focus()

export function CommonParagraph({ common: { paragraph, last, type } }: CommonParagraphProps) {
  const [wasTyped] = useState(paragraph !== '')
  const [isOpen, setOpen] = useState(wasTyped)
  if (!isOpen)
    return (
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          Add a paragraph to all
        </Button>
      </div>
    )
  return (
    <div ref={wasTyped ? undefined : takeFocus} className="grid gap-2">
      <Field label="Paragraph in all messages" hint="Below the greeting. Messages you have edited stay as they are.">
        {(control) => (
          <TextArea {...control} rows={3} value={paragraph} onChange={({ target }) => type(target.value)} />
        )}
      </Field>
      {last !== '' && last !== paragraph && (
        <div className="flex items-center gap-3 text-sm">
          <p className="line-clamp-2 min-w-0 flex-1 text-ink-soft wrap-anywhere">{`Last time: ${last}`}</p>
          <Button size="small" onClick={() => type(last)} about="the last paragraph">
            Use
          </Button>
        </div>
      )}
    </div>
  )
}

const asParagraphs = createJsonCodec((json): Readonly<Record<string, string>> =>
  z.catch(z.record(z.string(), z.string()), {}).parse(json),
)

/**
 * The paragraph that several e-mails share. What is typed stays in this tab until it is sent; the one that was sent last
 * stays on the device. `kinds` names the kinds of e-mail.
 */
export function useCommonParagraph(kinds: string) {
  const { local, tab, session } = useServices()
  const person = session.person?.id ?? ''
  const typed = storedFields(tab, person, `all:${kinds}`)
  const sent = createStoredValue(local, storedItems.paragraphs(person), asParagraphs)
  const { paragraph = '' }: { paragraph?: string } = useStoredValue(typed) ?? {}
  return {
    paragraph,
    last: useStoredValue(sent)[kinds] ?? '',
    type: (text: string) => void typed.write(text === '' ? null : { paragraph: text }),
    /** Keeps the paragraph to be offered again, and empties the field unless some e-mails are left. */
    settle: (isDone: boolean) => {
      if (paragraph.trim() !== '') sent.write({ ...sent.read(), [kinds]: paragraph.trim() })
      if (isDone) typed.write(null)
    },
  }
}

import { useState } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { asJson, storedValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { z } from '@/lib/zod'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { storedFields } from '@/writes/email-draft'

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

const asParagraphs = asJson((json): Readonly<Record<string, string>> =>
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
  const sent = storedValue(local, storedItems.paragraphs(person), asParagraphs)
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

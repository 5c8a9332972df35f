import { useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import type { useCommonParagraph } from './use-common-paragraph'

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

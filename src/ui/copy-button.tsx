import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAnnounce } from './announcer'
import { Button } from './button'
import { Field } from './field'
import { TextArea } from './text-area'

interface CopyButtonProps {
  text: string
  /** Label until the text is copied. */
  label?: string
}

/** Copies a text to the clipboard. If that fails, as on plain http, shows the text selected in a field. */
export function CopyButton({ text, label = 'Copy' }: CopyButtonProps) {
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      announce('Copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 has-[textarea]:w-full">
      <Button
        size="small"
        icon={outcome === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        onClick={() => void copy()}
        onBlur={() => outcome === 'copied' && setOutcome(null)}
      >
        {outcome === 'copied' ? 'Copied' : label}
      </Button>
      {outcome === 'failed' && (
        <div className="w-full">
          <CopyField label="Could not copy. Copy the text from this field." text={text} />
        </div>
      )}
    </div>
  )
}

function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus()
  area?.select()
}

interface CopyFieldProps {
  label: string
  text: string
}

/** A text that could not be copied, selected in a field. */
export const CopyField = ({ label, text }: CopyFieldProps) => (
  <Field label={label}>
    {(control) => <TextArea {...control} ref={selectAll} readOnly rows={2} defaultValue={text} />}
  </Field>
)

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAnnounce } from './announcer'
import { Button } from './button'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** The label until it was pressed. */
  label?: string
}

/** Copies a text to the clipboard and announces whether that worked, as the browser may refuse it. */
export function CopyButton({ text, label = 'Copy' }: CopyButtonProps) {
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<'Copied' | 'Could not copy' | null>(null)

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'Copied' as const,
      () => 'Could not copy' as const,
    )
    setOutcome(done)
    announce(done)
  }

  return (
    <Button
      size="small"
      icon={outcome === 'Copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      onClick={() => void copy()}
      onBlur={() => setOutcome(null)}
    >
      {outcome ?? label}
    </Button>
  )
}

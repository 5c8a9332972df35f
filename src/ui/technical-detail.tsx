import { CopyButton } from './copy-button'

interface TechnicalDetailProps {
  /** Must contain no personal data. */
  text: string
}

/** Focusable, so that the keyboard can scroll a long text. */
const SCROLLS = { role: 'region', 'aria-label': 'Technical detail', tabIndex: 0 }

/** Collapsed details for the host's operators; useless to anybody else. */
export function TechnicalDetail({ text }: TechnicalDetailProps) {
  return (
    <details className="mt-4 text-sm text-ink-soft">
      <summary className="w-fit rounded-control py-1 underline-offset-4 hover:underline">Technical detail</summary>
      <pre
        {...SCROLLS}
        className="my-2 max-h-48 overflow-auto rounded-control bg-sunk p-3 font-mono whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <CopyButton text={text} label="Copy detail" />
    </details>
  )
}

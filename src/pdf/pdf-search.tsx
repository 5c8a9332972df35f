import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '@/ui/icon-button'
import { TextInput } from '@/ui/text-input'
import type { MatchCount, OpenedViewer } from './open-viewer'

interface PdfSearchProps {
  viewer: OpenedViewer
  matches: MatchCount | undefined
  ref: Ref<HTMLInputElement>
  onClose: () => void
}

/** Finds a text in all pages. */
export function PdfSearch({ viewer, matches, ref, onClose }: PdfSearchProps) {
  const [query, setQuery] = useState('')
  useEffect(() => viewer.endSearch, [viewer])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') viewer.find(query, 'again', event.shiftKey)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    // Escape must not also close the dialog around the viewer.
    event.stopPropagation()
  }

  const hasMatches = matches !== undefined && matches.total > 0
  const disabledReason = hasMatches ? undefined : 'Nothing is found.'
  return (
    <div
      role="search"
      aria-label="In the document"
      className="flex flex-wrap items-center gap-1 @max-lg:justify-end border-b border-rule px-1 py-1"
    >
      <div className="min-w-48 flex-1 @lg:max-w-72">
        <TextInput
          ref={ref}
          type="search"
          aria-label="Find in the document"
          placeholder="Find"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            viewer.find(target.value, '')
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <p role="status" className="px-1 text-sm whitespace-nowrap tabular-nums">
        {matches && (hasMatches ? `${matches.current} of ${matches.total}` : 'Not found')}
      </p>
      <IconButton
        label="Previous match"
        icon={<ChevronUp aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => viewer.find(query, 'again', true)}
      />
      <IconButton
        label="Next match"
        icon={<ChevronDown aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => viewer.find(query, 'again')}
      />
      <IconButton label="Close search" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  )
}

import { X } from 'lucide-react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Filter } from './rows'

interface ChipsProps<Row> {
  filters: readonly Filter<Row>[]
  chosen: Readonly<Record<string, string>>
  /** Called with the remaining filters, and the removed one whose control receives the focus. */
  onRemove: (left: Readonly<Record<string, string>>, removed: Filter<Row>) => void
}

export function Chips<Row>({ filters, chosen, onRemove }: ChipsProps<Row>) {
  const announce = useAnnounce()
  const shown = filters.flatMap((filter) => {
    const option = filter.options.find(({ value }) => value === chosen[filter.id])
    return option === undefined ? [] : [{ filter, text: `${filter.label}: ${option.label}` }]
  })
  const [first] = shown
  if (first === undefined) return null
  return (
    <div className="no-print flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
        {shown.map(({ filter, text }) => (
          <li key={filter.id}>
            <button
              type="button"
              aria-label={`Remove filter ${text}`}
              onClick={() => {
                const { [filter.id]: _removed, ...left } = chosen
                onRemove(left, filter)
                announce(`Filter ${text} removed.`)
              }}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-ink hover:bg-accent hover:text-on-accent"
            >
              <span>{text}</span>
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onRemove({}, first.filter)
            announce('All filters removed.')
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

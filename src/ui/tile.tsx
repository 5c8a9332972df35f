import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface TileProps {
  title: string
  to: string
  icon?: ReactNode
  note?: string
}

/** One door of the dashboard: the whole tile is one link. */
export function Tile({ title, to, icon, note }: TileProps) {
  return (
    <Link
      to={to}
      className="group flex min-h-32 flex-col overflow-hidden rounded-card border border-rule bg-raised no-underline transition-colors duration-150 ease-quiet hover:border-accent"
    >
      <span className="flex flex-1 flex-col justify-between gap-6 p-5">
        <span className="text-accent">{icon}</span>
        <span>
          <span className="flex items-center justify-between gap-3 font-serif text-lg font-semibold">
            {title}
            <ArrowRight
              aria-hidden
              size={18}
              className="shrink-0 text-ink-soft transition-transform duration-150 ease-quiet group-hover:translate-x-1 group-hover:text-accent"
            />
          </span>
          {note !== undefined && <span className="mt-1 block text-sm text-ink-soft">{note}</span>}
        </span>
      </span>
    </Link>
  )
}

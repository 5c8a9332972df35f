import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface TileProps {
  title: string
  to: string
  /** Navigation state for the page that opens. */
  state?: unknown
  /** Must be `aria-hidden`. */
  icon?: ReactNode
  /** Pending work on that page, in a few words. */
  note?: string | undefined
}

/** A dashboard tile: one line with the icon on the left; the whole tile is one link. */
export function Tile({ title, to, state, icon, note }: TileProps) {
  return (
    <Link to={to} state={state} className="tile">
      {icon !== undefined && <span className="shrink-0 text-accent">{icon}</span>}
      <span className="min-w-0 wrap-break-word">
        <span className="block font-serif leading-5 font-semibold max-sm:text-sm">{title}</span>
        {note !== undefined && <span className="block text-sm leading-4 text-ink-soft">{note}</span>}
      </span>
    </Link>
  )
}

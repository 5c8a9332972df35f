import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'

interface TileProps {
  title: string
  to: string
  /** Navigation state for the page that opens. */
  state?: unknown
  /** Must be `aria-hidden`. */
  icon?: ReactNode
  /** Pending work on that page, in a few words. */
  note?: string | undefined
  /** Renders one line with the icon on the left, for a list of tiles beside other content. */
  isSlim?: boolean
}

/** A dashboard tile; the whole tile is one link. */
export function Tile({ title, to, state, icon, note, isSlim = false }: TileProps) {
  return (
    <Link
      to={to}
      state={state}
      className={classNames(
        'group flex flex-col overflow-hidden rounded-card border border-rule bg-raised no-underline transition-colors duration-150 ease-quiet hover:border-accent',
        !isSlim && 'min-h-32',
      )}
    >
      <span
        className={classNames(
          'flex flex-1',
          isSlim ? 'items-center gap-4 px-4 py-2' : 'flex-col justify-between gap-6 p-5',
        )}
      >
        <span className="text-accent">{icon}</span>
        <span className={isSlim ? 'flex-1' : undefined}>
          <span
            className={classNames(
              'flex items-center justify-between gap-3 font-serif font-semibold',
              isSlim ? 'leading-5' : 'text-lg',
            )}
          >
            <span>{title}</span>
            <ArrowRight
              aria-hidden
              size={18}
              className="shrink-0 text-ink-soft transition-transform duration-150 ease-quiet group-hover:translate-x-1 group-hover:text-accent"
            />
          </span>
          {note !== undefined && (
            <span className={classNames('block text-ink-soft', isSlim ? 'text-sm leading-4' : 'mt-1 text-sm')}>
              {note}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

import { classNames } from '@/lib/class-names'

const BAR = 'h-4 animate-breathe rounded-control bg-rule'
const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3']

interface SkeletonProps {
  /** Approximate number of lines of the content, to limit layout shift. */
  lines?: number
}

/** A loading placeholder with text; appears after 300 ms, so that fast loads do not flicker. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div role="status" className="grid max-w-reading animate-after-a-moment gap-4">
      <p className="text-sm text-ink-soft">Loading...</p>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden className={classNames(BAR, WIDTHS[line % WIDTHS.length])} />
      ))}
    </div>
  )
}

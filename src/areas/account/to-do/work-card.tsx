import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { scanText } from '@/features/to-do/scan-progress'
import { WORK_FILTER, type Work, type WorkCount } from '@/domain/council/to-do'
import { formatNumber } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'
import type { ListState } from '@/features/to-do/use-row-scan'
import { PartError } from './part-error'

export interface WorkCardProps<Row> {
  title: string
  /** The list that each count links to, filtered to the counted rows. */
  path: string
  list: ListState<Row>
  work: readonly Work<Row>[]
  /** Empty during a scan, whose counts would be too low. */
  counts: readonly WorkCount[]
}

interface CardProps<Row> extends WorkCardProps<Row> {
  /** Reserves a line for each kind of work, so that nothing shifts when the counts arrive. */
  isReserved: boolean
}

/** Lists the counts of one list. The title is visible only without counts, because their labels repeat it. */
export function WorkCard<Row>({ title, path, list, work, counts, isReserved }: CardProps<Row>) {
  const { rows, error, retry, counting, left = 0 } = list
  const isCounted = counts.length > 0
  return (
    <li
      className="relative break-inside-avoid"
      style={{ minHeight: isReserved ? `${work.length * LINE_HEIGHT}rem` : undefined }}
    >
      <div className={isCounted ? undefined : 'flex min-h-10 flex-wrap items-center gap-x-3'}>
        <h3 className={isCounted ? 'sr-only' : 'font-sans text-sm font-semibold text-ink-soft'}>{title}</h3>
        {error ? (
          <PartError text="This could not be counted." retryObject={title} error={error} onRetry={retry} />
        ) : rows === undefined ? (
          <Skeleton lines={0} />
        ) : isCounted ? (
          <ul>
            {counts.map((count) => (
              <Count key={count.id} path={path} count={count} />
            ))}
          </ul>
        ) : (
          !counting && <Note>Nothing waits.</Note>
        )}
        {!error && scanText({ counting: rows && counting, left }).map((text) => <Note key={text}>{text}</Note>)}
      </div>
    </li>
  )
}

/** Height of a `Count`, in rem. */
const LINE_HEIGHT = 2.5

function Count({ path, count: { id, label, count } }: { path: string; count: WorkCount }) {
  return (
    <li>
      <Link
        to={`${path}?${new URLSearchParams({ [WORK_FILTER]: id }).toString()}`}
        className="group flex min-h-10 items-baseline gap-3 py-0.5 text-ink no-underline"
      >
        <span className="min-w-7 font-serif text-2xl leading-8 font-semibold tabular-nums">{formatNumber(count)}</span>
        <span className="leading-6 text-accent underline decoration-rule-strong underline-offset-4 group-hover:decoration-current">
          {label}
        </span>
      </Link>
    </li>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-soft">{children}</p>

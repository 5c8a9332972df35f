import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { scanText } from '@/features/to-do/scan-progress'
import { classNames } from '@/lib/class-names'
import { countWork, WORK_FILTER, type Work, type WorkCount } from '@/domain/council/to-do'
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
  /** Whether the rows are scanned one by one, with progress. */
  isScanned?: boolean
}

export function WorkCard<Row>({ title, path, list, work, isScanned = false }: WorkCardProps<Row>) {
  return (
    <li className={cardStyle}>
      <h3 className={titleStyle}>{title}</h3>
      <div className="grid *:[grid-area:1/1]">
        <ReservedSpace work={work} isScanned={isScanned} />
        <div>
          <CardBody title={title} path={path} list={list} work={work} />
        </div>
      </div>
    </li>
  )
}

/** Reserves the space of a card until the cards are shown. */
export const CardPlaceholder = <Row,>({ title, work, isScanned = false }: WorkCardProps<Row>) => (
  <li className={cardStyle}>
    <p data-text={title} className={classNames(titleStyle, 'before:content-[attr(data-text)]')} />
    <ReservedSpace work={work} isScanned={isScanned} />
  </li>
)

/** Reserves space for all possible content, so that nothing below shifts. */
const ReservedSpace = <Row,>({ work, isScanned }: Required<Pick<WorkCardProps<Row>, 'work' | 'isScanned'>>) => (
  <div aria-hidden className="invisible">
    {work.map(({ id, label }) => (
      <p key={id} className={countStyle}>
        <span data-text="0" className={classNames(numberStyle, 'before:content-[attr(data-text)]')} />
        <span data-text={label} className="before:content-[attr(data-text)]" />
      </p>
    ))}
    {isScanned && (
      <p
        data-text={scanText({ counting: { checked: 88, total: 88 }, left: 0 })}
        className={classNames(noteStyle, 'before:content-[attr(data-text)]')}
      />
    )}
  </div>
)

function CardBody<Row>({ title, path, list, work }: Omit<WorkCardProps<Row>, 'isScanned'>) {
  const { rows, error, retry, counting, left = 0 } = list
  if (error) return <PartError text="This could not be counted." retryObject={title} error={error} onRetry={retry} />
  if (rows === undefined) return <Skeleton lines={0} />
  const counts = countWork(work, rows)
  return (
    <>
      {counts.length > 0 && (
        <ul className="grid">
          {counts.map((count) => (
            <Count key={count.id} path={path} count={count} />
          ))}
        </ul>
      )}
      {counts.length === 0 && !counting && <Note>Nothing waits.</Note>}
      {scanText({ counting, left }).map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </>
  )
}

function Count({ path, count: { id, label, count } }: { path: string; count: WorkCount }) {
  return (
    <li>
      <Link
        to={`${path}?${new URLSearchParams({ [WORK_FILTER]: id }).toString()}`}
        className={classNames(countStyle, 'group text-ink no-underline')}
      >
        <span className={numberStyle}>{formatNumber(count)}</span>
        <span className="text-accent underline decoration-rule-strong underline-offset-4 group-hover:decoration-current">
          {label}
        </span>
      </Link>
    </li>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className={noteStyle}>{children}</p>

export const cardStyle = 'grid min-w-0 content-start gap-1 border-t border-rule-strong pt-3'
const titleStyle = 'font-sans text-sm font-semibold text-ink-soft'
const countStyle = 'flex items-baseline gap-3 py-1'
const numberStyle = 'min-w-7 font-serif text-2xl font-semibold tabular-nums'
export const noteStyle = 'py-1 text-ink-soft'

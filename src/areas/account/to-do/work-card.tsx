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
  /** Whether the rows are scanned one by one, with the progress shown. */
  looksThrough?: boolean
}

export function WorkCard<Row>({ title, path, list, work, looksThrough = false }: WorkCardProps<Row>) {
  return (
    <li className={cardLook}>
      <h3 className={titleLook}>{title}</h3>
      <div className="grid *:[grid-area:1/1]">
        <ReservedSpace work={work} looksThrough={looksThrough} />
        <div>
          <Body title={title} path={path} list={list} work={work} />
        </div>
      </div>
    </li>
  )
}

/** Takes the room of a card before the cards are known. */
export const ReservedCard = <Row,>({ title, work, looksThrough = false }: WorkCardProps<Row>) => (
  <li className={cardLook}>
    <p data-text={title} className={classNames(titleLook, 'before:content-[attr(data-text)]')} />
    <ReservedSpace work={work} looksThrough={looksThrough} />
  </li>
)

/** Reserves room for all possible content, so that nothing below it shifts. */
const ReservedSpace = <Row,>({ work, looksThrough }: Required<Pick<WorkCardProps<Row>, 'work' | 'looksThrough'>>) => (
  <div aria-hidden className="invisible">
    {work.map(({ id, label }) => (
      <p key={id} className={countLook}>
        <span data-text="0" className={classNames(numberLook, 'before:content-[attr(data-text)]')} />
        <span data-text={label} className="before:content-[attr(data-text)]" />
      </p>
    ))}
    {looksThrough && (
      <p
        data-text={scanText({ counting: { checked: 88, total: 88 }, left: 0 })}
        className={classNames(noteLook, 'before:content-[attr(data-text)]')}
      />
    )}
  </div>
)

function Body<Row>({ title, path, list, work }: Omit<WorkCardProps<Row>, 'looksThrough'>) {
  const { rows, error, retry, counting, left = 0 } = list
  if (error) return <PartError what="This could not be counted." about={title} error={error} onRetry={retry} />
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
      {scanText({ counting, left }).map((words) => (
        <Note key={words}>{words}</Note>
      ))}
    </>
  )
}

function Count({ path, count: { id, label, count } }: { path: string; count: WorkCount }) {
  return (
    <li>
      <Link
        to={`${path}?${new URLSearchParams({ [WORK_FILTER]: id }).toString()}`}
        className={classNames(countLook, 'group text-ink no-underline')}
      >
        <span className={numberLook}>{formatNumber(count)}</span>
        <span className="text-accent underline decoration-rule-strong underline-offset-4 group-hover:decoration-current">
          {label}
        </span>
      </Link>
    </li>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className={noteLook}>{children}</p>

export const cardLook = 'grid min-w-0 content-start gap-1 border-t border-rule-strong pt-3'
const titleLook = 'font-sans text-sm font-semibold text-ink-soft'
const countLook = 'flex items-baseline gap-3 py-1'
const numberLook = 'min-w-7 font-serif text-2xl font-semibold tabular-nums'
export const noteLook = 'py-1 text-ink-soft'

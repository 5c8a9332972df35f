import { Download, Table } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { getFailureReason } from '@/api/explain'
import { classNames } from '@/lib/class-names'
import { toCsv } from '@/lib/csv'
import { formatNumber } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { Skeleton } from '@/ui/skeleton'
import { RetryButton } from '../retry-banner'
import type { ChartProps } from './chart'
import { AXIS, LOOKS, PAGE_ROWS, ROW_HEIGHTS, type Cell, type ChartData, type Series } from './chart-data'

const NotLoaded = () => <p className="text-ink-soft">This picture could not be loaded. Its figures are in its table.</p>

/** Loads the chart library with the first chart. */
const [Chart] = lazyWithPreload<ChartProps>(async () => (await import('./chart')).Chart, NotLoaded)

interface ChartFigureProps extends ChartData {
  title: string
  /** `error` is null or undefined while the data is loading. */
  source: { readonly isRead: boolean; readonly error: unknown; readonly retry: () => void }
  /** False before the figures are read on a press. */
  isDrawn?: boolean
  /** Shown instead of a picture without marks. */
  none?: string | false
  notes?: ReactNode
  /** Headers of the table. */
  columns: readonly string[]
  /** Replaces the save button, on a page with other content. */
  more?: Elements | undefined
}

/** Shows a picture and its figures as a table. Screen readers always get the table, other people on demand. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, source, isDrawn = true, none = false, notes, columns, more, ...chart } = props
  const { kind, series, rows } = chart
  const { isRead, error, retry } = source
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const announce = useAnnounce()
  const isNone = isRead && none !== false
  const hasTable = isRead && isDrawn && rows.length > 0
  const height = rows.length * ROW_HEIGHTS[kind] + Math.ceil(rows.length / PAGE_ROWS[kind]) * AXIS

  const saveTable = () => {
    const table = [columns, ...rows.map(({ cells }) => cells.map(getValue))]
    const name = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.csv`
    saveBlob(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), name)
    announce(`Saved as ${name}.`)
  }

  return (
    <figure
      aria-labelledby={id}
      className="min-w-0 max-w-[46rem] break-inside-avoid print:max-w-[36rem] print:[--color-accent:black] print:[--color-done:black] print:[--color-good:black] print:[--color-refused:black] print:[--color-waiting:black]"
    >
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {isDrawn && !isNone && (
        <ul className={classNames('mb-3 flex flex-wrap gap-x-6 gap-y-1', !isRead && 'invisible')}>
          {series.map((one, index) => (
            <li key={one.label} className="flex items-center gap-2">
              <Swatch id={`${id}${index}`} kind={kind} series={one} />
              <span>{one.label}</span>
            </li>
          ))}
        </ul>
      )}
      <div style={{ minHeight: isDrawn && !isNone ? height : undefined }} className="print:!min-h-0">
        {isNone && <p>{none}</p>}
        {isRead && isDrawn && !isNone && <Chart chart={chart} patterns={id} />}
        {!isRead && !error && <Skeleton lines={0} />}
        {!isRead && Boolean(error) && (
          <div className="grid justify-items-start gap-2">
            <p>{`This could not be read. ${getFailureReason(error)}`}</p>
            <RetryButton size="small" about={title} onRetry={retry} />
          </div>
        )}
      </div>
      {notes !== undefined && <div className="mt-2 grid max-w-reading gap-1">{notes}</div>}
      {isDrawn && (
        <div className="no-print mt-2 flex min-h-9 flex-wrap gap-1">
          {hasTable && (
            <Button
              size="small"
              variant="quiet"
              icon={<Table aria-hidden size={16} />}
              aria-expanded={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              <span>{isTable ? 'Hide the table' : 'Show the table'}</span>
              <span className="sr-only">{`: ${title}`}</span>
            </Button>
          )}
          {more ??
            (hasTable && (
              <Button size="small" variant="quiet" icon={<Download aria-hidden size={16} />} onClick={saveTable}>
                <span>Save as CSV</span>
                <span className="sr-only">{`: ${title}`}</span>
              </Button>
            ))}
        </div>
      )}
      {hasTable && <FigureTable caption={title} columns={columns} rows={rows} isShown={isTable} />}
    </figure>
  )
}

/** Shows the pattern or shape of a series. Declares the pattern that fills the bars of the chart. */
function Swatch({ id, kind, series: { look, tone } }: { id: string; kind: ChartData['kind']; series: Series }) {
  const color = `var(--color-${tone})`
  return (
    <svg aria-hidden width={22} height={18} className="shrink-0">
      {kind === 'dots' ? (
        <path transform="translate(11 9)" d={LOOKS[look]} fill={color} fillOpacity={look === 'band' ? 0.15 : 1} />
      ) : (
        <>
          <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={look === 'solid' ? color : 'var(--color-paper)'} />
            <path d={LOOKS[look]} stroke={color} strokeWidth={look === 'dots' ? 3.5 : 2} strokeLinecap="round" />
          </pattern>
          <rect x={1} y={1} width={20} height={16} fill={`url(#${id})`} stroke={color} strokeWidth={1.5} />
        </>
      )}
    </svg>
  )
}

interface FigureTableProps extends Pick<ChartFigureProps, 'columns' | 'rows'> {
  caption: string
  /** If false, only screen readers get the table. It then has no links, because their focus would be invisible. */
  isShown: boolean
}

function FigureTable({ caption, columns, rows, isShown }: FigureTableProps) {
  const isNumeric = columns.map((_, index) => rows.some(({ cells }) => typeof getValue(cells[index]) === 'number'))
  const getStyle = (index: number) =>
    classNames('py-2 font-normal wrap-break-word not-last:pr-2', isNumeric[index] && 'text-right tabular-nums')
  return (
    // Padding for focus rings, which `overflow-x-auto` would clip.
    <div className={isShown ? '-mx-1.5 overflow-x-auto px-1.5' : 'sr-only'}>
      <table className="w-full text-left text-[0.8125rem] leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong align-bottom text-[0.75rem]">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={getStyle(index)}>
                <b className="font-semibold">{column}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b border-rule align-top">
              {cells.map((cell, index) => {
                const Tag = index === 0 ? 'th' : 'td'
                const to = typeof cell === 'object' ? cell.to : undefined
                const value = getValue(cell)
                const text = typeof value === 'number' ? formatNumber(value) : value
                return (
                  <Tag key={columns[index]} {...(index === 0 && { scope: 'row' })} className={getStyle(index)}>
                    {to !== undefined && isShown ? <Link to={to}>{text}</Link> : <span>{text}</span>}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const getValue = (cell: Cell = '') => (typeof cell === 'object' ? cell.text : cell)

import { scaleLinear } from '@visx/scale'
import { classNames } from '@/lib/class-names'
import { formatNumber } from '@/lib/format'
import { Axis, wholeTicks } from './axis'
import type { Dot, DotRow, Shape } from './chart-data'
import { ChartLink } from './chart-link'
import { DOT_ROW, dotLegend, dotsHeight, legendLayout, MARGIN, spreadDots } from './chart-layout'

export interface DotPlotProps {
  width: number
  rows: readonly DotRow[]
  shapes: readonly { shape: Shape; label: string }[]
  middleLabel: string
  /** Minimum extent of the axis; values outside extend it. */
  domain: readonly [number, number]
  /** Range of usual values, drawn as a band. */
  usual?: { low: number; high: number; label: string } | undefined
  labelWidth: number
  rowHeight?: number
}

const RADIUS = 5.5

const PATHS: Record<Shape, string> = {
  circle: `M ${-RADIUS} 0 a ${RADIUS} ${RADIUS} 0 1 0 ${RADIUS * 2} 0 a ${RADIUS} ${RADIUS} 0 1 0 ${-RADIUS * 2} 0`,
  square: 'M -5 -5 h 10 v 10 h -10 z',
  triangle: 'M 0 -6.5 L 6.5 5 H -6.5 z',
}

export function DotPlot(props: DotPlotProps) {
  const { width, rows, shapes, middleLabel, domain, usual, labelWidth, rowHeight = DOT_ROW } = props
  const labels = dotLegend(
    shapes.map(({ label }) => label),
    middleLabel,
    usual?.label,
  )
  const legend = legendLayout(labels, width)
  const top = legend.height
  const bottom = top + rows.length * rowHeight
  const values = rows.flatMap(({ dots }) => dots.map(({ value }) => value))
  const ends: [number, number] = [Math.min(domain[0], ...values), Math.max(domain[1], ...values)]
  const along = scaleLinear({ domain: ends, range: [labelWidth + MARGIN, width - MARGIN] })
  const within = (value: number) => along(Math.max(ends[0], Math.min(ends[1], value)))
  const symbols = [
    ...shapes.map(({ shape, label }) => ({ label, drawn: <path d={PATHS[shape]} className="fill-accent" /> })),
    { label: middleLabel, drawn: <line y1={-9} y2={9} strokeWidth={2} className="stroke-ink" /> },
    ...(usual ? [{ label: usual.label, drawn: <rect x={-10} y={-8} width={20} height={16} className={BAND} /> }] : []),
  ]
  return (
    <svg
      aria-hidden
      data-picture
      viewBox={`0 0 ${width} ${dotsHeight({ legend: labels, rows: rows.length }, width, rowHeight)}`}
      className="block w-full"
    >
      {symbols.map(({ label, drawn }, index) => {
        const { x = 0, y = 0 } = legend.places[index] ?? {}
        return (
          <g key={label}>
            <g transform={`translate(${x + 11} ${y + 11})`}>{drawn}</g>
            <text x={x + 30} y={y + 17} fontSize={16} className="fill-ink">
              {label}
            </text>
          </g>
        )
      })}
      {usual && (
        <rect
          x={within(usual.low)}
          width={within(usual.high) - within(usual.low)}
          y={top}
          height={bottom - top}
          className={BAND}
        />
      )}
      <Axis ticks={wholeTicks(along, width - labelWidth, formatNumber)} top={top} y={bottom} />
      {rows.map((row, index) => (
        <g key={row.id} transform={`translate(0 ${top + (index + 0.5) * rowHeight})`}>
          <text x={0} y={6} fontSize={16} className="fill-ink tabular-nums">
            {row.label}
          </text>
          <line x1={along(ends[0])} x2={along(ends[1])} className="stroke-rule" />
          <Row row={row} along={along} rowHeight={rowHeight} />
        </g>
      ))}
    </svg>
  )
}

const BAND = 'fill-accent-soft stroke-rule'

interface RowProps {
  row: DotRow
  along: (value: number) => number
  rowHeight: number
}

function Row({ row: { dots, middle }, along, rowHeight }: RowProps) {
  const places = dots.map(({ value }) => along(value))
  const moved = spreadDots(places, rowHeight / 2 - RADIUS)
  return (
    <>
      {middle !== undefined && (
        <line
          x1={along(middle)}
          x2={along(middle)}
          y1={2 - rowHeight / 2}
          y2={rowHeight / 2 - 2}
          strokeWidth={2}
          className="stroke-ink"
        />
      )}
      {dots.map((dot, index) => (
        <ChartLink key={dot.id} to={dot.to} says={dot.says}>
          <g transform={`translate(${places[index] ?? 0} ${moved[index] ?? 0})`}>
            <Mark dot={dot} />
          </g>
        </ChartLink>
      ))}
    </>
  )
}

function Mark({ dot: { shape, isOutlier = false } }: { dot: Dot }) {
  return (
    <>
      {isOutlier && <circle r={10} fill="none" strokeWidth={2} className="stroke-ink" />}
      <path
        d={PATHS[shape]}
        strokeWidth={1.5}
        className={classNames('stroke-paper', isOutlier ? 'fill-ink' : 'fill-accent')}
      />
    </>
  )
}

import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStackHorizontal } from '@visx/shape'
import { useId } from 'react'
import { formatNumber } from '@/lib/format'
import { Axis, wholeTicks } from './axis'
import type { Bar, Series } from './chart-data'
import { ChartLink } from './chart-link'
import { BAR, barLayout, barsHeight, legendLayout, MARGIN } from './chart-layout'
import { Filled, FillPattern } from './fills'

export interface StackedBarsProps {
  width: number
  bars: readonly Bar[]
  series: readonly Series[]
  format?: (value: number) => string
}

const DIGIT = 10

export function StackedBars({ width, bars, series, format = formatNumber }: StackedBarsProps) {
  const prefix = useId()
  const content = { legend: series.map(({ label }) => label), labels: bars.map(({ label }) => label) }
  const legend = legendLayout(content.legend, width)
  const { lines, above, row } = barLayout(content.labels, width)
  const bottom = legend.height + bars.length * row
  const totals = bars.map(({ parts }) => Object.values(parts).reduce((sum, { value }) => sum + value, 0))
  const along = scaleLinear({ domain: [0, Math.max(1, ...totals)], range: [MARGIN, width - MARGIN], nice: true })
  const down = scaleBand({ domain: bars.map(({ id }) => id), range: [legend.height, bottom] })
  const barTop = (id: string) => (down(id) ?? 0) + above
  return (
    <svg aria-hidden data-picture viewBox={`0 0 ${width} ${barsHeight(content, width)}`} className="block w-full">
      <defs>
        {series.map(({ id, fill }) => (
          <FillPattern key={id} prefix={prefix} fill={fill} />
        ))}
      </defs>
      {series.map(({ id, label, fill }, index) => {
        const { x = 0, y = 0 } = legend.places[index] ?? {}
        return (
          <g key={id}>
            <Filled prefix={prefix} fill={fill} x={x + 1} y={y + 3} width={20} height={16} />
            <text x={x + 30} y={y + 17} fontSize={16} className="fill-ink">
              {label}
            </text>
          </g>
        )
      })}
      <Axis ticks={wholeTicks(along, width, format)} top={legend.height} y={bottom} />
      {bars.map(({ id }, index) => (
        <text
          key={id}
          fontSize={16}
          fontWeight={600}
          className="fill-ink stroke-paper"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {lines[index]?.map(({ text, up }) => (
            <tspan key={up} x={MARGIN} y={barTop(id) - 7 - up}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
      <BarStackHorizontal
        data={[...bars]}
        keys={series.map(({ id }) => id)}
        value={({ parts }, id) => parts[id]?.value ?? 0}
        y={({ id }) => id}
        xScale={along}
        yScale={down}
        color={() => 'none'}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars: drawn }) =>
            drawn.map(({ bar, x, width: length, index }) => {
              const part = bar.data.parts[key]
              const fill = series.find(({ id }) => id === key)?.fill
              if (!part || !fill || part.value === 0) return null
              const place = { x, y: barTop(bar.data.id), width: length, height: BAR }
              return (
                <ChartLink key={`${key} ${index}`} to={part.to} says={part.says}>
                  <Filled prefix={prefix} fill={fill} {...place} />
                  <PartLabel text={part.shown ?? formatNumber(part.value)} {...place} />
                </ChartLink>
              )
            }),
          )
        }
      </BarStackHorizontal>
    </svg>
  )
}

/** Draws the number on a plain background, legible on every pattern. Omitted if it does not fit. */
function PartLabel({ text, x, y, width }: { text: string; x: number; y: number; width: number }) {
  const box = text.length * DIGIT + 6
  if (text === '' || width < box + 4) return null
  return (
    <>
      <rect x={x + width / 2 - box / 2} y={y + 3} width={box} height={BAR - 6} rx={2} className="fill-paper" />
      <text x={x + width / 2} y={y + 18} textAnchor="middle" fontSize={16} className="fill-ink tabular-nums">
        {text}
      </text>
    </>
  )
}

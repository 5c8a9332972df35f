import { PatternCircles, PatternLines } from '@visx/pattern'
import { classNames } from '@/lib/class-names'
import type { Fill } from './chart-data'

const FILL = {
  waiting: 'fill-waiting',
  good: 'fill-good',
  refused: 'fill-refused',
  done: 'fill-done',
  accent: 'fill-accent',
} as const

const STROKE = {
  waiting: 'stroke-waiting',
  good: 'stroke-good',
  refused: 'stroke-refused',
  done: 'stroke-done',
  accent: 'stroke-accent',
} as const

const LINES = {
  diagonal: ['diagonal'],
  crossed: ['diagonal', 'diagonalRightToLeft'],
  horizontal: ['horizontal'],
  vertical: ['vertical'],
} as const

const SIZE = 7

const idOf = (prefix: string, { tone, pattern }: Fill) => `${prefix}${tone}-${pattern}`

export function FillPattern({ prefix, fill }: { prefix: string; fill: Fill }) {
  const { tone, pattern } = fill
  if (pattern === 'solid' || pattern === 'empty') return null
  const shared = { id: idOf(prefix, fill), width: SIZE, height: SIZE }
  if (pattern === 'dots') return <PatternCircles {...shared} radius={1.75} className={FILL[tone]} />
  return <PatternLines {...shared} orientation={[...LINES[pattern]]} strokeWidth={2} className={STROKE[tone]} />
}

interface FilledProps {
  prefix: string
  fill: Fill
  x: number
  y: number
  width: number
  height: number
}

export function Filled({ prefix, fill, ...place }: FilledProps) {
  const { tone, pattern } = fill
  const isPattern = pattern !== 'solid' && pattern !== 'empty'
  return (
    <>
      <rect {...place} className={classNames(pattern === 'solid' ? FILL[tone] : 'fill-paper')} />
      {isPattern && <rect {...place} fill={`url(#${idOf(prefix, fill)})`} />}
      <rect {...place} fill="none" strokeWidth={1.5} className={STROKE[tone]} />
    </>
  )
}

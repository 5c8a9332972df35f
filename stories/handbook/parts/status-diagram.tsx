import { STATUS_CODES, STATUS_ROWS, type StatusCode, type StatusTone } from '@/domain/status/status'
import { classNames } from '@/lib/class-names'
import { ARROW, placeBox, FLAT, measureLayout, UPRIGHT, drawTransition, type Layout } from './status-layout'
import { TRANSITIONS, type Transition } from './transitions'

const LINE_CLASSES: Record<StatusTone, string> = {
  waiting: 'stroke-rule-strong fill-rule-strong',
  good: 'stroke-good fill-good',
  refused: 'stroke-refused fill-refused',
  done: 'stroke-done fill-done',
}
const BOX_CLASSES: Record<StatusTone, string> = {
  waiting: 'fill-waiting-soft stroke-waiting',
  good: 'fill-good-soft stroke-good',
  refused: 'fill-refused-soft stroke-refused',
  done: 'fill-done-soft stroke-done',
}

function Arrow({ layout, transition }: { layout: Layout; transition: Transition }) {
  const { path, tip, isSideways } = drawTransition(layout, transition)
  const [x, y] = layout.isUpright ? [tip[1], tip[0]] : tip
  const pointsDown = layout.isUpright !== isSideways
  return (
    <g className={LINE_CLASSES[STATUS_ROWS[transition.to].tone]}>
      <path d={path} fill="none" strokeWidth={2} />
      <path
        d={`M 0 0 L ${-ARROW - 1} -6 L ${-ARROW - 1} 6 Z`}
        stroke="none"
        transform={`translate(${x} ${y}) rotate(${pointsDown ? 90 : 0})`}
      />
    </g>
  )
}

function Box({ layout, code }: { layout: Layout; code: StatusCode }) {
  const { start, side } = placeBox(layout, code)
  const [x, y, width, height] = layout.isUpright
    ? [side, start, layout.across, layout.along]
    : [start, side, layout.along, layout.across]
  const { label, tone } = STATUS_ROWS[code]
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} strokeWidth={1.5} className={BOX_CLASSES[tone]} />
      <text x={x + width / 2} y={y + height / 2} textAnchor="middle" className="fill-ink">
        <tspan x={x + width / 2} dy="-0.1em" className="font-serif text-lg font-semibold">
          {code}
        </tspan>
        <tspan x={x + width / 2} dy="1.35em" className="text-sm">
          {label}
        </tspan>
      </text>
    </g>
  )
}

function Drawing({ layout, className }: { layout: Layout; className: string }) {
  const { width, height } = measureLayout(layout)
  return (
    <svg
      role="img"
      aria-label="The statuses of an application, and what each may become. The tables below say the same."
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('mx-auto h-auto w-full', className)}
    >
      {TRANSITIONS.map((transition) => (
        <Arrow key={`${transition.from} ${transition.to}`} layout={layout} transition={transition} />
      ))}
      {STATUS_CODES.map((code) => (
        <Box key={code} layout={layout} code={code} />
      ))}
    </svg>
  )
}

/** The lifecycle of an application: a box for each status, an arrow for each transition. */
export const StatusDiagram = () => (
  <figure>
    <Drawing layout={FLAT} className="max-w-[68.75rem] max-md:hidden" />
    <Drawing layout={UPRIGHT} className="max-w-[21rem] md:hidden" />
  </figure>
)

interface AxisProps {
  /** Numbers with their places along the axis. */
  ticks: readonly { value: number; x: number; label: string }[]
  /** The lines of the grid lead from here to the axis. */
  top: number
  y: number
}

/** The numbers below a picture, with a quiet line for each. */
export function Axis({ ticks, top, y }: AxisProps) {
  return (
    <g>
      {ticks.map(({ value, x, label }) => (
        <g key={value}>
          <line x1={x} x2={x} y1={top} y2={y} className="stroke-rule" />
          <text x={x} y={y + 20} textAnchor="middle" fontSize={16} className="fill-ink-soft">
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Ticks of a scale at whole numbers: half an application or half a day says nothing. */
export function wholeTicks(
  scale: { (value: number): number; ticks: (count: number) => number[] },
  width: number,
  format: (value: number) => string,
): { value: number; x: number; label: string }[] {
  return scale
    .ticks(Math.max(2, Math.floor(width / 110)))
    .filter(Number.isInteger)
    .map((value) => ({ value, x: scale(value), label: format(value) }))
}

interface AxisProps {
  ticks: readonly { value: number; x: number; label: string }[]
  /** Upper end of the grid lines. */
  top: number
  y: number
}

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

/** Returns ticks at whole numbers only: half an application or half a day is meaningless. */
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

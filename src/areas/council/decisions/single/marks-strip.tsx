import { limits } from '@/domain/texts/limits'

interface MarksStripProps {
  marks: readonly number[]
  mean: number | undefined
}

const SCALE = limits.highestMark - limits.lowestMark
const HEIGHT = 20

const toPosition = (mark: number) => mark - limits.lowestMark

/** Plots marks and their mean on a scale from 0 to 100. Screen readers get the same numbers as text. */
export function MarksStrip({ marks, mean }: MarksStripProps) {
  if (marks.length === 0) return null
  const positions = marks.map(toPosition)
  const [low, high] = [Math.min(...positions), Math.max(...positions)]
  return (
    <svg aria-hidden viewBox={`-4 0 ${SCALE + 8} ${HEIGHT}`} className="mt-1 h-5 w-24 text-rule-strong">
      <line x1={0} x2={SCALE} y1={HEIGHT / 2} y2={HEIGHT / 2} stroke="currentColor" strokeWidth={1} />
      <line x1={low} x2={high} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-accent" strokeWidth={3} />
      {mean !== undefined && (
        <line
          x1={toPosition(mean)}
          x2={toPosition(mean)}
          y1={2}
          y2={HEIGHT - 2}
          className="stroke-ink"
          strokeWidth={1.5}
        />
      )}
      {positions.map((position, index) => (
        // Two reviewers may give the same mark, so the index is the only key.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} cx={position} cy={HEIGHT / 2} r={3.5} className="fill-accent stroke-raised" />
      ))}
    </svg>
  )
}

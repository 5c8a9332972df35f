import { classNames } from '@/lib/class-names'

type StageState = 'past' | 'here' | 'ended' | 'ahead'

interface StageLineProps {
  /** The accessible name of the list. */
  label: string
  /** Ordered, with unique labels; one of them is `here` or `ended`. */
  stages: ReadonlyArray<{ label: string; state: StageState }>
  /** Shows the marks alone, for a row that says the status. */
  isCompact?: boolean
}

const STATE_WORDS: Record<StageState, string> = { past: 'past', here: 'now', ended: 'ended here', ahead: 'ahead' }

/** Shows the current stage of a sequence. The shape of a mark shows its state without colour. */
export function StageLine({ label, stages, isCompact = false }: StageLineProps) {
  const currentIndex = stages.findIndex(({ state }) => state === 'here' || state === 'ended')
  return (
    <div className="grid gap-1">
      <ol aria-label={label} className={classNames('flex', isCompact && 'w-26')}>
        {stages.map(({ label: stageLabel, state }, index) => (
          <li
            key={stageLabel}
            aria-current={state === 'here' ? 'step' : undefined}
            className={classNames('relative min-w-0', index < stages.length - 1 && 'flex-1')}
          >
            {index < stages.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-2 right-0 left-4 border-t-2',
                  index < currentIndex ? 'border-ink' : 'border-dotted border-rule-strong',
                )}
              />
            )}
            <Mark state={state} />
            <span
              className={classNames(
                isCompact ? 'sr-only' : 'max-md:sr-only md:mt-1 md:block md:pr-4 md:text-sm',
                state === 'here' || state === 'ended' ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              <span>{stageLabel}</span>
              <span className="sr-only">{`: ${STATE_WORDS[state]}`}</span>
            </span>
          </li>
        ))}
      </ol>
      {!isCompact && (
        <p aria-hidden className="text-sm text-ink-soft md:hidden">
          {`${stages[currentIndex]?.label ?? ''}${stages[currentIndex]?.state === 'ended' ? ': ended here' : `, ${currentIndex + 1} of ${stages.length}`}`}
        </p>
      )}
    </div>
  )
}

/** SVG, because browsers do not print backgrounds. */
function Mark({ state }: { state: StageState }) {
  return (
    <svg aria-hidden viewBox="0 0 18 18" className="relative block size-4.5">
      {state === 'past' && <circle cx={9} cy={9} r={5} className="fill-ink" />}
      {state === 'here' && (
        <>
          <circle cx={9} cy={9} r={7.5} strokeWidth={2} className="fill-paper stroke-accent" />
          <circle cx={9} cy={9} r={3.5} className="fill-accent" />
        </>
      )}
      {state === 'ended' && (
        <path d="M4 4 L14 14 M14 4 L4 14" strokeWidth={3} strokeLinecap="round" className="stroke-refused" />
      )}
      {state === 'ahead' && (
        <circle cx={9} cy={9} r={4.5} strokeWidth={1.5} className="fill-paper stroke-rule-strong" />
      )}
    </svg>
  )
}

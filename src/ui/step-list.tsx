import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { SlashedText } from './slashed-text'

interface Step {
  label: string
  to?: string
  isCompleted: boolean
  current?: boolean
  /** What is missing: "3 of 12". */
  missingText?: string | undefined
}

interface StepListProps {
  /** The accessible name of the list. */
  label: string
  /** Ordered; a step without a path (`to`) cannot be opened yet. */
  steps: ReadonlyArray<Step>
}

/** Shows the wizard's steps and their states. A narrow viewport shows only the label of the current step. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-1 max-[22rem]:flex-wrap lg:flex-col">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classNames('min-w-0', step.current === true && 'max-lg:flex-1 max-[22rem]:basis-full')}
          >
            <StepLink step={step}>
              <Mark step={step} number={index + 1} />
              <span className={classNames('min-w-0 wrap-anywhere', step.current !== true && 'max-lg:sr-only')}>
                <span className={classNames('block', step.current === true && 'font-semibold')}>
                  <SlashedText text={step.label} />
                </span>
                <span className={classNames('block text-sm', step.isCompleted ? 'text-good' : 'text-ink-soft')}>
                  {step.isCompleted ? 'Completed' : (step.missingText ?? 'Not completed')}
                </span>
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const ROW_STYLES = 'flex items-start gap-2 rounded-control p-1 lg:gap-3 lg:p-3'

function StepLink({ step, children }: { step: Step; children: ReactNode }) {
  const current = step.current === true ? 'step' : undefined
  if (step.to === undefined) {
    return (
      <div aria-current={current} className={ROW_STYLES}>
        {children}
      </div>
    )
  }
  return (
    <Link
      to={step.to}
      aria-current={current}
      className={classNames(ROW_STYLES, 'no-underline hover:bg-sunk', step.current === true && 'lg:bg-sunk')}
    >
      {children}
    </Link>
  )
}

function Mark({ step, number }: { step: Step; number: number }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums',
        step.isCompleted && 'border-good bg-good text-on-accent',
        !step.isCompleted && step.current === true && 'border-accent text-accent',
        !step.isCompleted && step.current !== true && 'border-rule-strong text-ink-soft',
      )}
    >
      {step.isCompleted ? <Check size={18} strokeWidth={3} /> : number}
    </span>
  )
}

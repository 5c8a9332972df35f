import { useCallback, type MouseEvent } from 'react'
import { formatCount } from '@/lib/format'
import { LinkButton } from '@/ui/link-button'
import { useCouncilPages } from '@/areas/council/list/use-council-pages'
import { useDecidePath } from '../use-decide-path'
import type { DecisionsToDo } from './use-decisions-to-do'

interface NextStepProps {
  toDo: DecisionsToDo
  /** True right after a decision, so that Enter opens the next application. */
  takesFocus: boolean
  /** The list or board that the person came from. */
  listPath: string
}

/** Ignores the second click of a double click, because the link appears where the decision button was. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

export function NextStep({ toDo: { next, left, leftOut }, takesFocus, listPath }: NextStepProps) {
  const decidePath = useDecidePath()
  const { approvedApplications } = useCouncilPages()
  const focusLink = useCallback(
    (frame: HTMLElement | null) => {
      if (takesFocus) frame?.querySelector('a')?.focus()
    },
    [takesFocus],
  )
  return (
    <div ref={focusLink} className="grid justify-items-start gap-3">
      {next === undefined ? (
        <>
          {left === 0 && <p className="font-semibold">Nothing is left to decide here.</p>}
          {leftOut > 0 && (
            <p className="text-ink-soft">
              {`${formatCount(leftOut, 'application', 'applications')} more can be decided, outside the search and the filters that you came with.`}
            </p>
          )}
          <LinkButton to={leftOut > 0 ? approvedApplications : listPath} onClick={ignoreSecondClick}>
            Shortlisted Applications
          </LinkButton>
        </>
      ) : (
        <LinkButton to={decidePath(next)} variant="primary" onClick={ignoreSecondClick}>
          Next undecided
        </LinkButton>
      )}
    </div>
  )
}

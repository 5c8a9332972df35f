import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { cannotAnswerUrl } from '@/domain/texts/cannot-answer-url'
import { displayedId } from '@/features/dates/council-time'
import type { LinkTask } from './closing-texts'
import type { LinkedApplication } from './linked-application'

const QUESTIONS = {
  review: 'Cannot review it, or need more time?',
  decision: 'Cannot decide, or need more time?',
}

interface CannotAnswerProps {
  application: LinkedApplication
  what: LinkTask
}

/** Offers a prefilled e-mail to the council. */
export function CannotAnswer({ application: { applicationId, projectTitle }, what }: CannotAnswerProps) {
  const { now } = useServices()
  const about = { applicationId: displayedId(applicationId, now()), projectTitle }
  return (
    <p className="no-print mt-6 text-sm text-ink-soft">
      <span>{QUESTIONS[what]}</span> <a href={cannotAnswerUrl(what, about, branding.email)}>Write to the council</a>
    </p>
  )
}

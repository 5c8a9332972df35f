import type { Services } from '@/api/services'
import { hasDrafts } from '@/features/drafts/drafts-at-log-out'
import { storedPreferences } from '@/features/preferences/preferences'
import { hasCouncilWork } from '../device/council-work'
import { DraftQuestion } from './draft-question'
import type { Question } from './question'
import { WorkQuestion } from './work-question'

/** In the order shown at log-out. */
const QUESTIONS: readonly Question[] = [
  { isAsked: hasDrafts, Dialog: DraftQuestion },
  { isAsked: hasCouncilWork, Dialog: WorkQuestion },
]

export function questionsFor(services: Services): Question[] {
  const { local, session } = services
  const { keepsAtLogOut } = storedPreferences(local, session.owner?.id ?? '').read()
  return keepsAtLogOut ? [] : QUESTIONS.filter(({ isAsked }) => isAsked(services))
}

export { WaitingQuestion } from './waiting-question'

import type { Services } from '@/api/services'
import { hasDrafts } from '@/features/drafts/drafts-at-log-out'
import { storedPreferences } from '@/features/preferences'
import { hasCouncilWork } from '../device/council-work'
import { DraftQuestion } from './draft-question'
import type { Question } from './question'
import { WorkQuestion } from './work-question'

/** In the order shown at log-out. */
const QUESTIONS: readonly Question[] = [
  { applies: hasDrafts, Dialog: DraftQuestion },
  { applies: hasCouncilWork, Dialog: WorkQuestion },
]

export function questionsFor(services: Services): Question[] {
  const { local, session } = services
  const { keepsAtLogOut } = storedPreferences(local, session.owner?.id ?? '').read()
  return keepsAtLogOut ? [] : QUESTIONS.filter(({ applies }) => applies(services))
}

export { WaitingQuestion } from './waiting-question'

import type { Services } from '@/api/services'
import { hasDraft } from '@/features/drafts/draft-at-log-out'
import { hasCouncilWork } from '../device/council-work'
import { DraftQuestion } from './draft-question'
import type { Question } from './question'
import { WorkQuestion } from './work-question'

/** The questions at log-out, in the order in which they are asked. */
const QUESTIONS: readonly Question[] = [
  { isAsked: hasDraft, Dialog: DraftQuestion },
  { isAsked: hasCouncilWork, Dialog: WorkQuestion },
]

export const questionsFor = (services: Services): Question[] => QUESTIONS.filter(({ isAsked }) => isAsked(services))

export { WaitingQuestion } from './waiting-question'

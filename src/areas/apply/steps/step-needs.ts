import type { Step } from '@/domain/application/application-steps'
import { countRequired, validateStep, type FormVariant } from '@/domain/application/validation'
import type { DraftState } from '@/features/drafts/draft-state'

/** Returns "3 of 12 answered", or the first invalid value if all are there; undefined if the step is valid. */
export function stepNeeds(step: Step, { form, files }: Pick<DraftState, 'form' | 'files'>, rules: FormVariant) {
  const [first] = validateStep(step, form, files, rules)
  if (!first) return undefined
  const { answered, required } = countRequired(step, form, files, rules)
  return answered < required ? `${answered} of ${required} answered` : `To correct: ${first.label}`
}

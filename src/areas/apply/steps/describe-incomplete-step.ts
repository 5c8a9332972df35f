import type { Step } from '@/domain/application/application-steps'
import { countRequired, validateStep, type FormVariant } from '@/domain/application/validation'
import type { DraftState } from '@/features/drafts/draft-state'

/** Returns `3 of 12`, or `To correct: Email` if no value is missing. Returns undefined for a valid step. */
export function describeIncompleteStep(
  step: Step,
  { form, files }: Pick<DraftState, 'form' | 'files'>,
  rules: FormVariant,
) {
  const [firstProblem] = validateStep(step, form, files, rules)
  if (!firstProblem) return undefined
  const { filled, required } = countRequired(step, form, files, rules)
  return filled < required ? `${filled} of ${required}` : `To correct: ${firstProblem.label}`
}

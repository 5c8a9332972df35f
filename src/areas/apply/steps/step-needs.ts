import type { Step } from '@/domain/application/application-steps'
import { validateStep, type FormVariant } from '@/domain/application/validation'
import type { DraftState } from '@/features/drafts/draft-state'

/** Names the missing values of a step; undefined if it is valid. */
export function stepNeeds(step: Step, { form, files }: Pick<DraftState, 'form' | 'files'>, rules: FormVariant) {
  const [first, ...rest] = validateStep(step, form, files, rules)
  if (!first) return undefined
  return rest.length === 0 ? first.label : `${first.label} and ${rest.length} more`
}

/** Whether Next was passed and the step is still valid. */
export const isCompleted = (step: Step, state: Pick<DraftState, 'form' | 'files' | 'completion'>, rules: FormVariant) =>
  state.completion[step] && stepNeeds(step, state, rules) === undefined

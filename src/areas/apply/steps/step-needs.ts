import type { Step } from '@/domain/application-steps'
import { validateStep, type FormVariant } from '@/domain/validation'
import type { DraftState } from '@/features/drafts/draft-state'

/** What a step still needs, in a few words, or undefined where it passes. */
export function stepNeeds(step: Step, { form, files }: Pick<DraftState, 'form' | 'files'>, rules: FormVariant) {
  const [first, ...rest] = validateStep(step, form, files, rules)
  if (!first) return undefined
  return rest.length === 0 ? first.label : `${first.label} and ${rest.length} more`
}

/** Completed when its Next was passed and nothing has gone missing since. */
export const isCompleted = (step: Step, state: Pick<DraftState, 'form' | 'files' | 'completion'>, rules: FormVariant) =>
  state.completion[step] && stepNeeds(step, state, rules) === undefined

import type { Step } from '@/domain/application-steps'
import { validateStep, type Variant } from '@/domain/validation'
import type { DraftState } from '@/areas/shared/draft/draft-state'

const NAMED = 2

/** What a step still needs, in a few words, or undefined where it passes. */
export const stepNeeds = (step: Step, { form, files }: Pick<DraftState, 'form' | 'files'>, variant: Variant) => {
  const labels = [...new Set(validateStep(step, form, files, variant).map(({ label }) => label))]
  if (labels.length === 0) return undefined
  const rest = labels.length - NAMED
  const named = labels.slice(0, NAMED)
  return `Needs ${rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(' and ')}`
}

/** Completed when its Next was passed (spec 4) and nothing has gone missing since. */
export const isCompleted = (step: Step, state: Pick<DraftState, 'form' | 'files' | 'completion'>, variant: Variant) =>
  state.completion[step] && stepNeeds(step, state, variant) === undefined

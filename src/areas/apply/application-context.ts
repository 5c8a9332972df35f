import { createContext, use } from 'react'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState } from '@/features/drafts/draft-state'
import type { Step } from '@/domain/application/application-steps'
import type { FormVariant } from '@/domain/application/validation'

export interface Application {
  readonly draft: Draft
  readonly state: DraftState
  /** Where it is edited: in the wizard for new applications, or in the edit tabs. */
  readonly variant: FormVariant
  /** The validation rules. Those of the edit tabs also apply if the host demands a field that only they require. */
  readonly rules: FormVariant
  readonly step: Step
}

export const ApplicationContext = createContext<Application | null>(null)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationPage above it')
  return application
}

import { createContext, use } from 'react'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState } from '@/features/drafts/draft-state'
import type { Step } from '@/domain/application/application-steps'
import type { FormVariant } from '@/domain/application/validation'

export interface Application {
  readonly draft: Draft
  readonly state: DraftState
  /** `new` in the wizard for new applications, `edit` in the edit tabs. */
  readonly variant: FormVariant
  /** Selects the validation rules. Also `edit` in the wizard if the host requires the leave fields without a leave. */
  readonly rules: FormVariant
  readonly step: Step
}

export const ApplicationContext = createContext<Application | null>(null)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationPage above it')
  return application
}

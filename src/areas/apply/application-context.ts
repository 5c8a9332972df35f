import { createContext, use } from 'react'
import { z } from '@/domain/zod'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState } from '@/features/drafts/draft-state'
import type { Step } from '@/domain/application-steps'
import type { FieldPath } from '@/domain/form-entries'
import type { FormVariant } from '@/domain/validation'
import { STEP_PATHS } from './steps/step-paths'

/** The application being edited, and its open step. */
export interface Application {
  readonly draft: Draft
  readonly state: DraftState
  /** Where it is edited: in the wizard for new applications, or in the edit tabs. */
  readonly variant: FormVariant
  /** Whose validation rules apply: those of the edit tabs also if the host asks for a field that only they require. */
  readonly rules: FormVariant
  readonly step: Step
}

export const ApplicationContext = createContext<Application | null>(null)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationPage above it')
  return application
}

const navigationState = z.object({ goTo: z.string() })

/**
 * Link to a step of this application. The edit tabs pass the application's id on in the navigation state.
 * @param goTo the field of that step to focus on arrival
 */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step, goTo?: FieldPath) => ({
  to: STEP_PATHS[step][variant],
  state: {
    ...(variant === 'edit' && { applicationId: draft.name.applicationId }),
    ...(goTo !== undefined && { goTo }),
  },
})

/** The field to focus, from the navigation state. */
export const goToOf = (state: unknown): string | undefined => navigationState.safeParse(state).data?.goTo

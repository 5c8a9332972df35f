import { createContext, use } from 'react'
import { z } from '@/domain/zod'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState } from '@/features/drafts/draft-state'
import type { Step } from '@/domain/application-steps'
import type { FieldPath } from '@/domain/form-entries'
import type { FormVariant } from '@/domain/validation'
import { STEP_PATHS } from './steps/step-paths'

/** The application that is being written, and the step of it that is open. */
export interface Application {
  readonly draft: Draft
  readonly state: DraftState
  /** Where it is written: in the wizard, or in the edit tabs. */
  readonly variant: FormVariant
  /** Whose rules hold: those of the edit tabs also where the host has asked for what only they ask for. */
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
 * Where a step of this application is. The edit tabs hand the application's id on, so that none of them loses it.
 * @param goTo the field of that step at which the person is to arrive
 */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step, goTo?: FieldPath) => ({
  to: STEP_PATHS[step][variant],
  state: {
    ...(variant === 'edit' && { applicationId: draft.name.applicationId }),
    ...(goTo !== undefined && { goTo }),
  },
})

/** The field to which the link led by which this page was opened. */
export const goToOf = (state: unknown): string | undefined => navigationState.safeParse(state).data?.goTo

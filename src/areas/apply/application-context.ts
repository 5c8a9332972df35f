import { createContext, use } from 'react'
import type { Draft } from '@/areas/shared/draft/draft'
import type { DraftState } from '@/areas/shared/draft/draft-state'
import type { Step } from '@/domain/application-steps'
import type { Variant } from '@/domain/validation'
import { STEP_PATHS } from './steps/step-paths'

/** The application that is being written, and the step of it that is open. */
export interface Application {
  readonly draft: Draft
  readonly state: DraftState
  readonly variant: Variant
  readonly step: Step
}

export const ApplicationContext = createContext<Application | null>(null)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationPage above it')
  return application
}

/** Where a step of this application is. The edit tabs hand the application's id on, so that none of them loses it. */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step) => ({
  to: STEP_PATHS[step][variant],
  state: variant === 'edit' ? { appId: draft.name.appId } : undefined,
})

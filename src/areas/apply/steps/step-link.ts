import { z } from '@/domain/zod'
import type { Step } from '@/domain/application/application-steps'
import type { FieldPath } from '@/domain/application/form-entries'
import { editState } from '@/features/applications/edited-application'
import type { Application } from '../application-context'
import { STEP_PATHS } from './step-paths'

const navigationState = z.object({ goTo: z.string() })

/**
 * Link to a step of this application. The edit tabs pass the application's id on in the navigation state.
 * @param goTo the field of that step to focus on arrival
 */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step, goTo?: FieldPath) => ({
  to: STEP_PATHS[step][variant],
  state: {
    ...(variant === 'edit' && draft.name.applicationId !== null && editState(draft.name.applicationId)),
    ...(goTo !== undefined && { goTo }),
  },
})

/** The field to focus, from the navigation state. */
export const goToOf = (state: unknown): string | undefined => navigationState.safeParse(state).data?.goTo

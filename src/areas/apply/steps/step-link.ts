import { z } from '@/lib/zod'
import type { Step } from '@/domain/application/application-steps'
import type { FieldPath } from '@/domain/application/form-entries'
import { editState } from '@/features/applications/edited-application'
import type { Application } from '../application-context'
import { STEP_PATHS } from './step-paths'

const navigationState = z.object({ goTo: z.string() })

/** Passes on the application's id (edit tabs) and `goTo`, the field to focus on arrival, as navigation state. */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step, goTo?: FieldPath) => ({
  to: STEP_PATHS[step][variant],
  state: {
    ...(variant === 'edit' && draft.name.applicationId !== null && editState(draft.name.applicationId)),
    ...(goTo !== undefined && { goTo }),
  },
})

export const goToOf = (state: unknown): string | undefined => navigationState.safeParse(state).data?.goTo

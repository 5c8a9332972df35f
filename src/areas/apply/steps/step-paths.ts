import { matchPath } from 'react-router-dom'
import { STEPS, type Step } from '@/domain/application/application-steps'
import type { FieldPath } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { editState } from '@/features/applications/edited-application'
import { z } from '@/lib/zod'
import { paths } from '@/paths'
import type { Application } from '../application-context'

export const STEP_PATHS: Readonly<Record<Step, Readonly<Record<FormVariant, string>>>> = {
  profile: { new: paths.applyProfile, edit: paths.editProfile },
  project: { new: paths.applyProject, edit: paths.editProject },
  supervisors: { new: paths.applySupervisors, edit: paths.editSupervisors },
  uploads: { new: paths.applyUploads, edit: paths.editUploads },
  reviewers: { new: paths.applyReviewers, edit: paths.editReviewers },
}

/** Matches as the router does: ignores letter case and a trailing slash. */
export const variantAt = (step: Step, pathname: string): FormVariant =>
  matchPath(STEP_PATHS[step].edit, pathname) ? 'edit' : 'new'

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1]

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

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

/** Ignores letter case and a trailing slash, as the router does. */
export const findVariant = (step: Step, pathname: string): FormVariant =>
  matchPath(STEP_PATHS[step].edit, pathname) ? 'edit' : 'new'

export const getPreviousStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

export const getNextStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1]

const navigationStateSchema = z.object({ goTo: z.string() })

/**
 * Returns path and navigation state of a step. The edit tabs need the application's id.
 * @param goTo the field to focus on arrival
 */
export const linkTo = ({ draft, variant }: Pick<Application, 'draft' | 'variant'>, step: Step, goTo?: FieldPath) => ({
  to: STEP_PATHS[step][variant],
  state: {
    ...(variant === 'edit' && draft.name.applicationId !== null && editState(draft.name.applicationId)),
    ...(goTo !== undefined && { goTo }),
  },
})

export const parseGoTo = (state: unknown): string | undefined => navigationStateSchema.safeParse(state).data?.goTo

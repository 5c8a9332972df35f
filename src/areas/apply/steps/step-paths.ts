import { matchPath } from 'react-router-dom'
import { paths } from '@/paths'
import { STEPS, type Step } from '@/domain/application/application-steps'
import type { FormVariant } from '@/domain/application/validation'

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

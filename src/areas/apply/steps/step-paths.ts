import { matchPath } from 'react-router-dom'
import { paths } from '@/app/paths'
import { STEPS, type Step } from '@/domain/application-steps'
import type { FormVariant } from '@/domain/validation'

/** Where each step is: in the wizard of a new application, and as a tab of one that is edited. */
export const STEP_PATHS: Readonly<Record<Step, Readonly<Record<FormVariant, string>>>> = {
  profile: { new: paths.applyProfile, edit: paths.editProfile },
  project: { new: paths.applyProject, edit: paths.editProject },
  supervisors: { new: paths.applySupervisors, edit: paths.editSupervisors },
  uploads: { new: paths.applyUploads, edit: paths.editUploads },
  reviewers: { new: paths.applyReviewers, edit: paths.editReviewers },
}

/** Each screen serves both; its address tells which, read as the router reads it (letter case, a slash at its end). */
export const variantAt = (step: Step, pathname: string): FormVariant =>
  matchPath(STEP_PATHS[step].edit, pathname) ? 'edit' : 'new'

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1]

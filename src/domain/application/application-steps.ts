export const STEPS = ['profile', 'project', 'supervisors', 'uploads', 'reviewers'] as const

export type Step = (typeof STEPS)[number]

/** `label` names the step in the wizard, `tab` in edit mode. */
export const STEP_DETAILS: Record<Step, { label: string; tab: string }> = {
  profile: { label: 'Profile', tab: 'Profile' },
  project: { label: 'Projects', tab: 'Projects' },
  supervisors: { label: 'Investigator/Supervisors', tab: 'Supervisors' },
  uploads: { label: 'Uploads', tab: 'Uploads' },
  reviewers: { label: 'Reviewers', tab: 'Reviewers' },
}

/** Whether each step has passed validation with Next. Stored beside the draft. */
export type CompletionStatus = Record<Step, boolean>

export const makeEmptyCompletion = (): CompletionStatus => ({
  profile: false,
  project: false,
  supervisors: false,
  uploads: false,
  reviewers: false,
})

import { STATUS, type Status } from './status'

const STAGES = ['Submission', 'Shortlist', 'HOD and Dean', 'Decision', 'Project'] as const

/** `past` is behind the application, whatever the outcome; `ended` is the stage at which it was rejected. */
export type StageState = 'past' | 'here' | 'ended' | 'ahead'

export interface Stage {
  readonly label: string
  readonly state: StageState
}

type StageStatus = readonly [at: (typeof STAGES)[number], state: 'here' | 'ended']

const STAGE_OF_STATUS: Readonly<Record<Status, StageStatus | null>> = {
  [STATUS.draft]: ['Submission', 'here'],
  [STATUS.submitted]: ['Shortlist', 'here'],
  [STATUS.notShortlisted]: ['Shortlist', 'ended'],
  [STATUS.shortlisted]: ['HOD and Dean', 'here'],
  [STATUS.notApproved]: ['HOD and Dean', 'ended'],
  [STATUS.approved]: ['Decision', 'here'],
  [STATUS.denied]: ['Decision', 'ended'],
  [STATUS.granted]: ['Project', 'here'],
  unknown: null,
}

export function stagesOf(status: Status): Stage[] {
  const stage = STAGE_OF_STATUS[status]
  if (stage === null) return []
  const [at, state] = stage
  const place = STAGES.indexOf(at)
  return STAGES.map((label, index) => ({
    label,
    state: index === place ? state : index < place ? 'past' : 'ahead',
  }))
}

import { STATUS, type Status } from './status'

/** The way of every application, from the applicant's desk to the project. */
const STAGES = ['Submission', 'Shortlist', 'HOD and Dean', 'Decision', 'Project'] as const

/** `past` is behind the application, whatever came of it; `ended` is where it was turned down. */
export type StageState = 'past' | 'here' | 'ended' | 'ahead'

export interface Stage {
  readonly label: string
  readonly state: StageState
}

type Standing = readonly [at: (typeof STAGES)[number], state: 'here' | 'ended']

/** Where an application stands with each status. One that the portal does not know stands nowhere. */
const STANDING: Readonly<Record<Status, Standing | null>> = {
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

/** The stages of an application with the one at which it stands; empty where that is not known. */
export function stagesOf(status: Status): Stage[] {
  const standing = STANDING[status]
  if (standing === null) return []
  const [at, state] = standing
  const place = STAGES.indexOf(at)
  return STAGES.map((label, index) => ({
    label,
    state: index === place ? state : index < place ? 'past' : 'ahead',
  }))
}

import { isClosed, STAGES, STATUS_ROWS, type Status } from './status'

/** `past` is behind the application, whatever the outcome; `ended` is the stage at which it was rejected. */
type StageState = 'past' | 'here' | 'ended' | 'ahead'

export interface Stage {
  readonly label: string
  readonly state: StageState
}

export function getStages(status: Status): Stage[] {
  const { stage } = STATUS_ROWS[status]
  if (stage === null) return []
  const place = STAGES.indexOf(stage)
  const state = isClosed(status) ? 'ended' : 'here'
  return STAGES.map((label, index) => ({
    label,
    state: index === place ? state : index < place ? 'past' : 'ahead',
  }))
}

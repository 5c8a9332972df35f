import { isClosed, STAGES, STATUS_ROWS, type Status } from './status'

/** `past` means that the application has left the stage. `ended` means that it was rejected there. */
type StageState = 'past' | 'here' | 'ended' | 'ahead'

export interface Stage {
  readonly label: string
  readonly state: StageState
}

export function getStages(status: Status): Stage[] {
  const { stage } = STATUS_ROWS[status]
  if (stage === null) return []
  const currentIndex = STAGES.indexOf(stage)
  const state = isClosed(status) ? 'ended' : 'here'
  return STAGES.map((label, index) => ({
    label,
    state: index === currentIndex ? state : index < currentIndex ? 'past' : 'ahead',
  }))
}

import type { ComponentType } from 'react'
import type { Services } from '@/api/services'

export interface QuestionProps {
  /** The end of the button labels: `log out` for the last question, `go on` for the others. */
  readonly then: string
  /** Continues; `before` runs after all questions have been answered, before the log-out. */
  readonly onAnswer: (before?: () => Promise<void>) => void
  /** Cancels the log-out. */
  readonly onClose: () => void
}

/** A question that a person has to answer before the log-out. */
export interface Question {
  readonly isAsked: (services: Services) => boolean
  readonly Dialog: ComponentType<QuestionProps>
}

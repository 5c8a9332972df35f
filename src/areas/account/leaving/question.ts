import type { ComponentType } from 'react'
import type { Services } from '@/api/services'

export interface QuestionProps {
  /** The end of the button labels: `log out` for the last question, `go on` for the others. */
  readonly then: string
  /** `before` runs after the last question, right before the log-out. */
  readonly onResult: (before?: () => Promise<void>) => void
  /** Cancels the log-out. */
  readonly onClose: () => void
}

export interface Question {
  readonly applies: (services: Services) => boolean
  readonly Dialog: ComponentType<QuestionProps>
}

import type { ComponentType } from 'react'
import type { Services } from '@/api/services'

export interface QuestionProps {
  /** What the buttons end in: `log out` for the last question, `go on` for one that another follows. */
  readonly then: string
  /** Goes on. What is handed over is done once every question has been answered, before the log-out. */
  readonly onAnswer: (before?: () => Promise<void>) => void
  /** Stays logged in. */
  readonly onClose: () => void
}

/** Something that a person has to decide before they are logged out. */
export interface Question {
  readonly isAsked: (services: Services) => boolean
  readonly Window: ComponentType<QuestionProps>
}

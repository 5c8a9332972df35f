import type { Person } from '../session'

/** What became of something that was to be sent, in words that tell it by themselves. */
export interface Outcome {
  /** `unconfirmed` where no answer came: it may be done all the same. */
  readonly state: 'sent' | 'failed' | 'unconfirmed'
  readonly text: string
  /** Why it failed, where the text does not say it. */
  readonly reason?: string
  /** What to quote to the people who run the host. */
  readonly detail?: string
  /** The title of a window that tells it as well. */
  readonly dialogTitle?: string
  /** It was not sent, and what was chosen is what the person still wants. */
  readonly choiceStands?: boolean
  /** Does again what is safe to do again. */
  readonly again?: { readonly label: string; readonly run: () => Promise<Outcome> }
  /** Settles once the list has been read again: until then the row shows what was chosen. */
  readonly listRead?: Promise<unknown>
}

/** What the end of a wait brings: a mail goes out, a choice without one is only saved. */
export type WaitEnding = 'goes out' | 'is saved'

export interface OutboxRequest {
  /** One for each thing that can be decided or mailed: while one waits there is no second. */
  readonly key: string
  /** What it is: "Denial". */
  readonly what: string
  /** The application's number as it is shown. */
  readonly shownId: string
  readonly title: string
  readonly ending: WaitEnding
  /** What it reads while it is being sent, where there are words of its own for that. */
  readonly underWay?: string
  /** What was chosen, for a row to show ahead of the host. */
  readonly choice?: string
  /** True where a person has asked for it a second time: it waits for nothing but its turn. */
  readonly atOnce?: boolean
  /** The screen it was made on. */
  readonly page: string
  /** Sends it, and rejects for a fault of this program alone. Its screen may be gone by then. */
  readonly run: (owner: Person) => Promise<Outcome>
}

export type OutboxStage =
  | { readonly at: 'waiting'; readonly left: number; readonly paused: boolean }
  /** Its time is over, and something else is being sent. */
  | { readonly at: 'in line' }
  | { readonly at: 'sending' }
  | { readonly at: 'over'; readonly outcome: Outcome; readonly isListed: boolean }

/** One line of what waits, is being sent, and was. */
export interface OutboxEntry extends OutboxRequest {
  readonly id: number
  readonly owner: Person
  readonly stage: OutboxStage
  /** It was read, and stands for its row alone until the list has caught up. */
  readonly isRead?: boolean
}

/** Not sent yet, so that it can still be undone. */
export const canBeUndone = ({ stage }: OutboxEntry): boolean => stage.at === 'waiting' || stage.at === 'in line'

/** Not over yet. */
export const isPending = (entry: OutboxEntry): boolean => entry.stage.at !== 'over'

export const outcomeOf = ({ stage }: OutboxEntry): Outcome | undefined =>
  stage.at === 'over' ? stage.outcome : undefined

/** Its row shows neither yet what came of it, nor may it be decided about anew. */
export const isUnsettled = ({ stage }: OutboxEntry): boolean => stage.at !== 'over' || !stage.isListed

/** What a row shows in place of what its list says; nothing once the list has caught up. */
export function choiceOf(entry: OutboxEntry | undefined): string | undefined {
  if (entry === undefined) return undefined
  return isUnsettled(entry) || outcomeOf(entry)?.choiceStands ? entry.choice : undefined
}

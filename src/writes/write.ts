import type { ApiError } from '@/wire/client/api-error'
import type { ListCall, ListedRow } from '@/api/lists'
import type { Person } from '@/api/session'
import type { CallName, Input } from '@/contract'
import type { OutgoingEmail } from './outgoing-email'

export interface QueuedEmail extends OutgoingEmail {
  /** Key in the log of e-mails; a retry uses the same. */
  readonly logKey: string
  /** Label in the log: "Application 12: granted". */
  readonly about: string
  /** The page showed that an e-mail about this was sent before. */
  readonly sentBefore?: boolean
}

/** One write as data, so that it outlives the page that it was made on. */
export interface Write {
  /** Name of its `WriteKind`. */
  readonly kind: string
  readonly applicationId: string
  /** The choice or the typed values, as structured-cloneable data. */
  readonly input: unknown
  /** The values that the person decided on, as JSON; absent where nothing is compared. */
  readonly seen?: string
  /** The e-mail. The key stays, because devices have stored writes with it. */
  readonly letter?: QueuedEmail
  /** Absent until something was sent. */
  readonly reached?: ReachedStep
}

/** The step that is next, and whether it was sent before, without a response. */
export interface StepState<Step extends string> {
  readonly step: Step
  readonly mayBeDone: boolean
}

export type ReachedStep =
  | StepState<'save' | 'email'>
  /** Sent by a page of an earlier version, which did not record the step. */
  | { readonly step: 'unknown'; readonly mayBeDone: true }

/** A failure of the storage before the first call. */
export const NOT_RECORDED = 'This device could not record the sending, so nothing was sent. Please try again.'

export type RetryAction = 'look' | 'send'

/** The result of one write. Its text is understood without context. */
export interface Outcome {
  /** `unconfirmed` if no response came: it may have been done. */
  readonly state: 'sent' | 'failed' | 'unconfirmed'
  readonly text: string
  /** Why it failed, if the text does not say it. */
  readonly reason?: string
  /** Details for the people who run the host. */
  readonly detail?: string
  /** The title of the dialog that shows the result as well. */
  readonly dialogTitle?: string
  /** It was not sent, so the row keeps showing the choice. */
  readonly keepsChoice?: boolean
  /** The step that is left; absent if the row has changed, so that the person decides again. */
  readonly remainingStep?: ReachedStep
  /** What the person can do next. Sending again is offered only after a look. */
  readonly retryActions?: readonly RetryAction[]
  /** Settles once the list was loaded again: until then the row shows the choice. */
  readonly listReload?: Promise<unknown>
}

/** The step was not sent: the host cannot be reached, or the session is no longer this person's. */
export interface HeldWrite {
  readonly state: 'held'
  readonly holdReason: 'no host' | 'signed out' | 'somebody else'
  readonly reached: ReachedStep | undefined
}

/** One attempt to send what is left of a write. */
export interface WriteRun {
  readonly write: Write
  readonly owner: Person
  /** Reads the list, and sends only steps that were never sent. */
  readonly mode?: 'look' | undefined
  /** Stores a step before it is sent. Resolves to false if that failed. */
  readonly recordStep: (reached: ReachedStep) => Promise<boolean>
}

type OutcomeText = Pick<Outcome, 'text'> & Partial<Outcome>

/**
 * A kind of write by the council, declared once: what is compared, saved and e-mailed, and with which texts. Methods, so
 * that kinds of different lists fit into one array.
 */
export interface WriteKind<Name extends ListCall, In, Saving extends CallName = CallName> {
  /** Unique, and stored with each write. */
  readonly name: string
  /** How one and several are counted: `denial`, `denials`. */
  readonly nouns: readonly [one: string, many: string]
  readonly list: Name
  /** Its name in the queue: "Denial". By default "E-mail to" its recipient. */
  getTitle?(input: In): string
  /** What it contains, shown behind its name in the queue: "LKR 1,250,000". */
  getDetails?(input: In): string
  /** Shown by the row until the host has stored it. */
  getChoice?(input: In): string
  /** State in the queue while it is being sent. */
  readonly busyLabel?: string
  /** Values that must not have changed when the list is read again before sending. */
  getComparedValues?(row: ListedRow<Name>, input: In): readonly unknown[]
  /** The call that saves it, before its e-mail is sent. */
  getSaveCall?(applicationId: string, input: In): { readonly call: Saving; readonly input: Input<Saving> }
  /** Whether the list shows what is saved; if nothing is saved, whether it shows that the e-mail was sent. */
  isListed?(row: ListedRow<Name>, input: In): boolean
  getSentText(input: In, applicationId: string): OutcomeText
  /** The outcome if it was not saved, or perhaps not. */
  getSaveFailureText?(failure: ApiError): OutcomeText
  getEmailFailureText?(failure: ApiError): string
}

export const defineWrite = <Name extends ListCall, In, Saving extends CallName = never>(
  kind: WriteKind<Name, In, Saving>,
): WriteKind<Name, In, Saving> => kind

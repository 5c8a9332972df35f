import {
  emptyApplicationForm,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
} from '@/domain/application/application-form'
import { emptyCompletionStatus, type CompletionStatus } from '@/domain/application/application-steps'
import type { RestoredForm } from '@/domain/application/restore-form'
import { isSent, type FileFacts, type SubmissionRecord } from './stamp'

/** What is known about the last attempt to keep the draft on this device. */
export type Saved =
  | { readonly state: 'nothing' }
  /** The council's version, not stored on this device. */
  | { readonly state: 'unchanged' }
  | { readonly state: 'saving' }
  /** `isDurable` is false if IndexedDB failed: the answers are in local storage alone, and files are not stored. */
  | { readonly state: 'saved'; readonly at: Date; readonly isDurable: boolean }
  /** Another tab has saved since: nothing is written until the person has picked a version. */
  | { readonly state: 'waiting'; readonly since: Date }
  | { readonly state: 'failed'; readonly because: 'full' | 'refused' }

/** What another tab has made of the same draft; `removed` when it was submitted or deleted there. */
export type OtherVersion =
  | { readonly removed: true }
  | { readonly removed: false; readonly savedAt: Date; readonly form: ApplicationForm; readonly facts: ChosenFacts }

export type ChosenFacts = Readonly<Partial<Record<FileField, FileFacts>>>

/** What the person has entered. */
export interface DraftContent {
  readonly form: ApplicationForm
  readonly files: ApplicationFiles<File>
  readonly facts: ChosenFacts
  readonly completion: CompletionStatus
}

export interface DraftState extends DraftContent {
  readonly saved: Saved
  /** False until the files of an earlier visit have been looked for. */
  readonly filesRestored: boolean
  /** Files that were chosen once and could not be restored. */
  readonly toChooseAgain: readonly FileField[]
  /** Files that this device did not keep: they go with the page. */
  readonly unstored: readonly FileField[]
  readonly unreadable: RestoredForm['unreadable']
  readonly elsewhere: OtherVersion | null
  readonly submission: SubmissionRecord | undefined
  /** The host asks for the leave's date and length even without a leave. */
  readonly leaveInsisted: boolean
  /** Grows when the answers are replaced from outside the page's own fields, which then have to be filled anew. */
  readonly edition: number
}

/** True if the draft was submitted and its page was closed before the receipt. Its content is then empty. */
export const isSubmitted = ({ saved, submission }: DraftState): boolean =>
  saved.state === 'nothing' && isSent(submission)

/** Whether closing the page now would lose changes or files. */
export const isAtRisk = ({ saved, filesRestored, unstored }: DraftState): boolean =>
  saved.state === 'failed' ||
  saved.state === 'waiting' ||
  (saved.state === 'saving' && filesRestored) ||
  unstored.length > 0

export const emptyContent = (): DraftContent => ({
  form: emptyApplicationForm(),
  files: {},
  facts: {},
  completion: emptyCompletionStatus(),
})

export const emptyState = (edition: number): DraftState => ({
  ...emptyContent(),
  saved: { state: 'nothing' },
  filesRestored: false,
  toChooseAgain: [],
  unstored: [],
  unreadable: [],
  elsewhere: null,
  submission: undefined,
  leaveInsisted: false,
  edition,
})

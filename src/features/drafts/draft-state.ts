import {
  FILE_FIELDS,
  makeEmptyForm,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
  type SavedForm,
} from '@/domain/application/application-form'
import { makeEmptyCompletion, type CompletionStatus } from '@/domain/application/application-steps'
import type { RestoredForm } from '@/domain/application/restore-form'
import type { FormPart } from '@/domain/application/form-parts'
import { isSent, type CouncilVersion, type FileFacts, type SubmissionRecord } from './stamp'

export type SaveState =
  | { readonly state: 'nothing' }
  /** The council's version, not stored on this device. */
  | { readonly state: 'unchanged' }
  /** Found on this device, while IndexedDB is still being read. */
  | { readonly state: 'opening' }
  | { readonly state: 'saving' }
  /** `isDurable` is false if IndexedDB failed. The form is then only in local storage, and files are not stored. */
  | { readonly state: 'saved'; readonly at: Date; readonly isDurable: boolean }
  /** Another tab has saved meanwhile. Nothing is written until the user has picked a version. */
  | { readonly state: 'waiting'; readonly since: Date }
  | { readonly state: 'failed'; readonly reason: 'full' | 'refused' }

/** The draft as another tab saved it. `isRemoved` is true if that tab submitted or deleted the draft. */
export type OtherVersion =
  | { readonly isRemoved: true }
  | { readonly isRemoved: false; readonly savedAt: Date; readonly form: ApplicationForm; readonly facts: ChosenFacts }

export type ChosenFacts = Readonly<Partial<Record<FileField, FileFacts>>>

/** A file that the council returned. */
export interface FoundFile extends FileFacts {
  readonly file: File
  readonly sum: string
}

/** The result of a comparison with the council's version. */
export interface CouncilNews {
  /** Labels of the parts and files adopted from the council. */
  readonly adopted: readonly string[]
  /** Parts and files that were changed both here and by the council. The person chooses before anything is sent. */
  readonly conflicts: {
    readonly form: { readonly parts: readonly FormPart[]; readonly council: SavedForm } | null
    readonly files: Readonly<Partial<Record<FileField, FoundFile>>>
  }
}

export interface DraftContent {
  readonly form: ApplicationForm
  readonly files: ApplicationFiles<File>
  readonly facts: ChosenFacts
  readonly completion: CompletionStatus
}

export interface DraftState extends DraftContent {
  readonly saved: SaveState
  /** False while the files of an earlier visit are being restored. */
  readonly filesRestored: boolean
  /** Files that could not be stored. They are lost when the page is closed. */
  readonly unstoredFiles: readonly FileField[]
  readonly unreadableFields: RestoredForm['unreadableFields']
  readonly otherVersion: OtherVersion | null
  /** The council's version that this draft started from. Undefined if not known. */
  readonly council: CouncilVersion | undefined
  readonly news: CouncilNews
  readonly submission: SubmissionRecord | undefined
  /** The host requires the leave's date and length even without a leave. */
  readonly leaveInsisted: boolean
  /** Increases when the form is replaced from outside its fields, which must then be reset. */
  readonly edition: number
}

export const NO_NEWS: CouncilNews = { adopted: [], conflicts: { form: null, files: {} } }

/** True if the draft was submitted and its page was closed before the receipt. Its content is then empty. */
export const isSubmitted = ({ saved, submission }: DraftState): boolean =>
  saved.state === 'nothing' && isSent(submission)

/** Whether nothing was changed since the draft was opened. */
export const isUntouched = ({ saved }: DraftState): boolean =>
  saved.state === 'nothing' || saved.state === 'unchanged' || saved.state === 'opening'

/** Returns the fields whose file was chosen once and could not be restored. */
export const getUnrestoredFiles = ({ filesRestored, facts, files }: DraftState): FileField[] =>
  FILE_FIELDS.filter((field) => filesRestored && facts[field] && !files[field])

/** Whether closing the page now would lose changes or files. */
export const isAtRisk = ({ saved, unstoredFiles }: DraftState): boolean =>
  saved.state === 'failed' || saved.state === 'waiting' || saved.state === 'saving' || unstoredFiles.length > 0

export const makeEmptyContent = (): DraftContent => ({
  form: makeEmptyForm(),
  files: {},
  facts: {},
  completion: makeEmptyCompletion(),
})

export const makeEmptyState = (edition: number): DraftState => ({
  ...makeEmptyContent(),
  saved: { state: 'nothing' },
  filesRestored: false,
  unstoredFiles: [],
  unreadableFields: [],
  otherVersion: null,
  council: undefined,
  news: NO_NEWS,
  submission: undefined,
  leaveInsisted: false,
  edition,
})

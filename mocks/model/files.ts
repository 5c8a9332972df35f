import type { HostFile } from '@/contract/php'
import type { FileField } from '@/domain/application-form'
import type { FileKind } from '@/domain/file-kinds'
import { refuse, type MockContext } from '../implementation'
import type { Store } from './store'
import type { StoredFileRow } from './tables'

type Kind = StoredFileRow['kind']

export const WORD_AND_PDF = ['pdf', 'doc', 'docx'] as const
export const OFFICE_AND_PDF = [...WORD_AND_PDF, 'xls', 'xlsx'] as const

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What stands after the last full stop, in lower case: all that the host looks at. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The type that goes with a name, for whatever has none of its own. */
export const typeOf = (name: string): string => TYPES[extensionOf(name)] ?? 'application/octet-stream'

export const hasType = (file: File, extensions: readonly string[]): boolean =>
  extensions.includes(extensionOf(file.name))

export const demandType = (file: File, extensions: readonly string[], refusal: string): void => {
  if (!hasType(file, extensions)) refuse(refusal)
}

/** The names under which the host stores what is uploaded (wire 3). The award letter's is our own. */
const STORED_NAMES: Readonly<Record<FileKind, string>> = {
  proposal: 'projectProposal',
  projectBudget: 'projectBudget',
  cvPrincipalInvestigator: 'projectCV',
  cvCoInvestigators: 'coInvestigatorsCVs',
  agreement: 'Agreement',
  agreementurc: 'Agreement',
  awardLetter: 'AwardLetter',
  budgetRevision: 'Budget(CurrentBudget)',
  progress_midyear: 'ProgressReport(Mid-year)',
  progress_endyear: 'ProgressReport(End-year)',
  progress_final: 'ProgressReport(Final)',
  reviewer_one: 'EvaluationReport',
  reviewer_two: 'EvaluationReport',
  reviewer_three: 'EvaluationReport',
}

export const storedName = (appId: number, kind: FileKind, extension: string): string =>
  `${appId}_${STORED_NAMES[kind]}.${extension}`

/** The kinds under which the four files of the form are found again (spec 3). */
export const FIELD_KINDS = {
  projectProposal: 'proposal',
  projectBudget: 'projectBudget',
  projectCV: 'cvPrincipalInvestigator',
  coInvestigatorsCVs: 'cvCoInvestigators',
} as const satisfies Record<FileField, FileKind>

/** The file of a kind that came last; null stands for the council's own files. */
export const newestFile = (store: Store, appId: number | null, kind: Kind): Readonly<StoredFileRow> | undefined =>
  store.storedFiles.of(appId).findLast((file) => file.kind === kind)

/** Keeps an uploaded file; a file of the same kind and name is overwritten, as on a disk. */
export const keepFile = (
  { store, nowText }: MockContext,
  { appId, kind, name, file }: { appId: number | null; kind: Kind; name: string; file: File },
): Readonly<StoredFileRow> => {
  for (const earlier of store.storedFiles.of(appId)) {
    if (earlier.kind === kind && earlier.name === name) dropFile(store, earlier.id)
  }
  const type = file.type || typeOf(name)
  const row = { app_ID: appId, kind, name, type, size: file.size, uploadedAt: nowText, origin: 'uploaded' as const }
  const kept = store.storedFiles.insert(row)
  store.fileBytes.set(kept.id, file)
  return kept
}

export const dropFile = (store: Store, id: number): void => {
  store.storedFiles.remove(id)
  store.fileBytes.delete(id)
}

/** How many pages a document of the seed has: it need not be made to know. */
export const pagesOfSeeded = ({ app_ID, kind }: StoredFileRow): number => {
  const variety = (app_ID ?? 0) % 3
  if (kind === 'proposal') return 4 + variety
  if (kind === 'projectBudget' || kind === 'budgetRevision') return 1 + variety
  return kind === 'cvCoInvestigators' ? 3 : 2
}

/** The bytes as they came. A document of the seed is made now, and what makes it is loaded only now. */
export const openFile = async ({ store }: MockContext, row: StoredFileRow | undefined): Promise<HostFile | null> => {
  if (!row) return null
  const uploaded = store.fileBytes.get(row.id)
  if (uploaded) return { blob: new Blob([uploaded], { type: row.type }), name: row.name }
  const { seededDocument } = await import('../seed/seeded-document')
  const bytes = await seededDocument(store, row)
  return { blob: new Blob([bytes.slice()], { type: row.type }), name: row.name }
}

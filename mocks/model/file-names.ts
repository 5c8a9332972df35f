import type { FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS, type ReviewerKind } from '@/domain/people/reviewers'
import { refuse } from '@/wire/mock/refusal'

export const WORD_AND_PDF = ['pdf', 'doc', 'docx'] as const
export const OFFICE_AND_PDF = [...WORD_AND_PDF, 'xls', 'xlsx'] as const

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Returns the extension in lower case. The host checks no other property of a file. */
export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const getContentType = (name: string): string => CONTENT_TYPES[getExtension(name)] ?? 'application/octet-stream'

export const hasType = (file: File, extensions: readonly string[]): boolean =>
  extensions.includes(getExtension(file.name))

export function assertType(file: File, extensions: readonly string[], refusal: string): void {
  if (!hasType(file, extensions)) refuse('invalid', refusal)
}

// `fromEntries` loses the type of the keys.
const REPORT_NAMES = Object.fromEntries(REVIEWERS.map(({ kind }) => [kind, 'EvaluationReport'])) as Record<
  ReviewerKind,
  string
>

/** The host's file names (docs/host.md#names-on-disk). The name of the award letter is not documented. */
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
  ...REPORT_NAMES,
}

export const getStoredName = (applicationId: number, kind: FileKind, extension: string): string =>
  `${applicationId}_${STORED_NAMES[kind]}.${extension}`

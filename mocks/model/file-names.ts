import type { FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS, type ReviewerKind } from '@/domain/people/reviewers'
import { refuse } from '@/wire/mock/refusal'

export const WORD_AND_PDF = ['pdf', 'doc', 'docx'] as const
export const OFFICE_AND_PDF = [...WORD_AND_PDF, 'xls', 'xlsx'] as const

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** In lower case. The host checks nothing else of a file. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const typeOf = (name: string): string => TYPES[extensionOf(name)] ?? 'application/octet-stream'

export const hasType = (file: File, extensions: readonly string[]): boolean =>
  extensions.includes(extensionOf(file.name))

export function requireType(file: File, extensions: readonly string[], refusal: string): void {
  if (!hasType(file, extensions)) refuse('invalid', refusal)
}

// `fromEntries` loses the type of the keys.
const reportNames = Object.fromEntries(REVIEWERS.map(({ kind }) => [kind, 'EvaluationReport'])) as Record<
  ReviewerKind,
  string
>

/** The host's file names (docs/host.md#names-on-disk). That of the award letter is our choice. */
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
  ...reportNames,
}

export const storedName = (applicationId: number, kind: FileKind, extension: string): string =>
  `${applicationId}_${STORED_NAMES[kind]}.${extension}`

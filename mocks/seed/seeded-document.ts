import { branding } from '@/branding'
import type { FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { readHostDate } from '@/domain/dates/host-date'
import { getInstantInZone } from '@/domain/dates/zoned-time'
import { createAgreementPdf, createAwardLetterPdf } from '../documents/letters'
import { createSamplePdf } from '../documents/sample-pdf'
import type { SampleKind } from '../documents/sample-texts'
import { createCriteriaDocx, createEvaluationReportDocx } from '../documents/council-documents'
import { countSeededPages } from '../model/count-seeded-pages'
import type { Store } from '../model/store'
import type { ApplicationRow, StoredFileRow } from '../model/tables'
import { NAMED_APPLICATIONS } from './scenarios'

export function createSeededDocument(store: Store, file: StoredFileRow): Promise<Uint8Array> {
  const date = parseHostTime(file.uploadedAt)
  const application = file.applicationId === null ? undefined : store.applications.get(file.applicationId)
  if (!application || file.kind === 'criteria') return createCriteriaDocx({ date })
  return createDocument(store, application, file.kind, { file, date })
}

function createDocument(
  store: Store,
  application: ApplicationRow,
  kind: FileKind,
  { file, date }: { file: StoredFileRow; date: Date },
): Promise<Uint8Array> {
  const { projectTitle, name: applicant, startDate, period, amount } = application
  const applicationId = String(application.applicationId)
  const reviewer = REVIEWERS.find((candidate) => candidate.kind === kind)
  if (reviewer) {
    const row = store.reviewers
      .findByApplication(application.applicationId)
      .find(({ number }) => number === reviewer.number)
    return createEvaluationReportDocx({
      applicationId,
      projectTitle,
      reviewer: row?.name ?? '',
      marks: row?.marks ?? '',
      remarks: REMARKS,
      date,
    })
  }
  const award = { applicationId, projectTitle, applicant, startDate, period, amount, date }
  if (kind === 'awardLetter') return createAwardLetterPdf(award)
  if (kind === 'agreementurc') return createAgreementPdf({ ...award, signed: false })
  if (kind === 'agreement') return createAgreementPdf({ ...award, signed: true })
  return createSamplePdf({
    kind: SAMPLE_KINDS[kind] ?? 'proposal',
    title: projectTitle || 'Untitled project',
    author: applicant,
    pages: countSeededPages(file),
    openingParagraphs: getOpeningParagraphs(application, kind),
    date,
  })
}

const SAMPLE_KINDS: Partial<Record<FileKind, SampleKind>> = {
  projectBudget: 'budget',
  budgetRevision: 'budget',
  cvPrincipalInvestigator: 'cv',
  cvCoInvestigators: 'cv',
  progress_midyear: 'report',
  progress_endyear: 'report',
  progress_final: 'report',
}

const REMARKS = [
  'The question matters and the team knows the literature. The two seasons of field work are well chosen.',
  'The plan of analysis is clear. I would ask for a second site, or for a sentence on why one is enough.',
  'The budget is plain and its travel costs are reasonable.',
]

function getOpeningParagraphs(
  { projectTitle, name, position, degree, field }: ApplicationRow,
  kind: FileKind,
): string[] {
  if (kind === 'cvPrincipalInvestigator') return [`${name}, ${degree}`, `${position}. Field of research: ${field}.`]
  if (kind === 'proposal') {
    const abstract = NAMED_APPLICATIONS.find(({ form }) => form.projectTitle === projectTitle)?.abstract
    return abstract ? [abstract] : []
  }
  return []
}

function parseHostTime(uploadedAt: string): Date {
  const { year, month, day, time } = readHostDate(uploadedAt) ?? { year: 2026, month: 1, day: 1 }
  const localTime = { year, month, day, ...(time ?? { hour: 0, minute: 0, second: 0 }) }
  return getInstantInZone(localTime, branding.timeZone.name, 'earlier')
}

import { STATUS } from '@/domain/status/status'
import { splitRows, type FormValues } from '@/domain/application/application-form'
import { normaliseForm } from '@/domain/application/normalise-form'
import { FILE_KINDS, type FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { getStoredName, getContentType } from '../model/file-names'
import { addRows, replaceNominations } from '../model/rows'
import type { Store } from '../model/store'
import type { ApprovalRow, ReviewerRow } from '../model/tables'
import type { ApprovalSeed, ApplicationSeed, ReviewSeed } from './application-seed'
import { getDepartment } from './faculties'
import { createForm } from './forms'

const WORD_KINDS: readonly FileKind[] = REVIEWERS.map(({ kind }) => kind)

/** Inserts an application with the rows and files that its status implies. */
export function seedApplication(store: Store, seed: ApplicationSeed): void {
  const { applicationId, owner, status, submittedDate, grant } = seed
  const { values, rows } = splitRows(normaliseForm(createForm(seed)))
  const { reviewers, ...columns } = values
  store.applications.insert({
    applicationId,
    userId: owner.id,
    status,
    submittedDate,
    ...columns,
    startDate: grant?.startDate ?? '',
    period: grant?.period ?? '',
    amount: grant?.amount ?? '',
    grantedAt: grant?.grantedAt ?? null,
    requested: seed.requested ?? false,
  })
  replaceNominations(store, applicationId, reviewers)
  if (!seed.isIncomplete) addRows(store, applicationId, rows, hasText)
  seedFiles(store, seed)
  if (seed.budget) store.budgetRevisions.insert({ applicationId, ...seed.budget })
  if (status === STATUS.draft) return
  for (const approval of createApprovals(seed)) store.approvals.insert(approval)
  for (const reviewer of createReviewers(seed, reviewers)) store.reviewers.insert(reviewer)
}

const hasText = (values: string[]) => values.some((value) => value !== '')

function seedFiles(store: Store, seed: ApplicationSeed) {
  const { applicationId, submittedDate, isIncomplete, status } = seed
  const hasFormFiles = !isIncomplete && status !== STATUS.draft
  const uploadTimes: ApplicationSeed['files'] = {
    ...(hasFormFiles && {
      proposal: submittedDate,
      projectBudget: submittedDate,
      cvPrincipalInvestigator: submittedDate,
      cvCoInvestigators: submittedDate,
    }),
    ...getReportTimes(seed),
    ...seed.files,
  }
  for (const kind of FILE_KINDS) {
    const uploadedAt = uploadTimes[kind]
    if (!uploadedAt) continue
    const name = getStoredName(applicationId, kind, WORD_KINDS.includes(kind) ? 'docx' : 'pdf')
    const size = 48_000 + ((applicationId * 7919) % 160_000)
    store.storedFiles.insert({
      applicationId,
      kind,
      name,
      type: getContentType(name),
      size,
      uploadedAt,
      origin: 'seed',
    })
  }
}

const getReportTimes = (seed: ApplicationSeed): ApplicationSeed['files'] =>
  Object.fromEntries(
    REVIEWERS.flatMap(({ kind }, index) => {
      const { date, report = true } = getReview(seed, index) ?? {}
      return date && report ? [[kind, date]] : []
    }),
  )

/** The council enters names and addresses of HOD and Dean when it invites them. */
function createApprovals({ applicationId, owner, hod, dean }: ApplicationSeed): Omit<ApprovalRow, 'id'>[] {
  const department = getDepartment(owner.department)
  const createApproval = (role: 'HOD' | 'Dean', name: string, email: string, seed: ApprovalSeed = {}) => {
    const sent = seed.sent ?? seed.decision !== undefined
    return {
      applicationId,
      role,
      name: sent ? name : '',
      email: sent ? email : '',
      sent,
      decision: seed.decision ?? null,
      remarks: seed.remarks ?? '',
      date: seed.date ?? null,
    }
  }
  return [
    createApproval('HOD', department.head, `head-${owner.department}@samanala.example`, hod),
    createApproval('Dean', department.dean, `dean-${department.facultyId}@samanala.example`, dean),
  ]
}

const getReview = ({ reviews = [] }: ApplicationSeed, index: number): ReviewSeed | undefined =>
  reviews[Math.min(index, reviews.length - 1)]

const createReviewers = (seed: ApplicationSeed, reviewers: FormValues['reviewers']): Omit<ReviewerRow, 'id'>[] =>
  REVIEWERS.map(({ number }, index) => {
    const review = getReview(seed, index)
    return {
      applicationId: seed.applicationId,
      number,
      name: '',
      email: '',
      affiliation: '',
      ...reviewers[index],
      sent: review?.sent ?? review?.marks !== undefined,
      marks: review?.marks ?? null,
      date: review?.date ?? null,
    }
  })

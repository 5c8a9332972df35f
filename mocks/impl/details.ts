import { REVIEWERS } from '@/domain/reviewers'
import type { MockCall } from '../implementation'
import { visibleApplication, visibleOrRefuse } from '../model/cases'
import { newestFile, openFile } from '../model/files'

export const getDetails: MockCall<'getDetails'> = ({ app_ID }, context) => {
  const { store } = context
  const application = visibleApplication(context, app_ID)
  if (!application) return null
  const id = application.app_ID
  const approvals = store.approvals.of(id)
  const hod = approvals.find(({ role }) => role === 'HOD')
  const dean = approvals.find(({ role }) => role === 'Dean')
  const reviewers = store.reviewers.of(id)
  const [first, second, third] = REVIEWERS.map(({ number }) => reviewers.find((row) => row.number === number))
  return {
    name: application.name,
    submittedDate: application.submittedDate,
    Status: application.status,
    hod_decision: hod?.decision ?? null,
    hod_remarks: hod?.remarks ?? '',
    hod_date: hod?.date ?? null,
    dean_decision: dean?.decision ?? null,
    dean_remarks: dean?.remarks ?? '',
    dean_date: dean?.date ?? null,
    reviewer1_marks: first?.marks ?? null,
    reviewer1_date: first?.date ?? null,
    reviewer2_marks: second?.marks ?? null,
    reviewer2_date: second?.date ?? null,
    reviewer3_marks: third?.marks ?? null,
    reviewer3_date: third?.date ?? null,
    startDate: application.startDate || null,
    period: application.period,
    amount: application.amount,
    budget_uploaded_at: store.budgetRevisions.of(id)[0]?.uploaded_at ?? null,
    uploads_uploaded_at: newestFile(store, id, 'proposal')?.uploadedAt ?? null,
  }
}

export const downloadDetailsFile: MockCall<'downloadDetailsFile'> = ({ app_ID, fileType }, context) =>
  openFile(context, newestFile(context.store, visibleOrRefuse(context, app_ID).app_ID, fileType))

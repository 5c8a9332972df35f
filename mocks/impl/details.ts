import { APPROVERS } from '@/domain/people/approvers'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { MockCall } from '../implementation'
import { visibleApplication, visibleOrRefuse } from '../model/applications'
import { newestFile, openFile } from '../model/files'

export const getDetails: MockCall<'getDetails'> = ({ applicationId }, context) => {
  const { store } = context
  const application = visibleApplication(context, applicationId)
  if (!application) return null
  const id = application.applicationId
  const approvals = store.approvals.of(id)
  const reviewers = store.reviewers.of(id)
  return {
    name: application.name,
    submittedDate: application.submittedDate,
    status: application.status,
    approvals: APPROVERS.map((approver) => {
      const { decision = null, remarks = '', date = null } = approvals.find(({ role }) => role === approver) ?? {}
      return { approver, decision, remarks, date }
    }),
    reviews: REVIEWERS.map(({ number }) => {
      const { marks = null, date = null } = reviewers.find((row) => row.number === number) ?? {}
      return { number, marks, date }
    }),
    startDate: application.startDate || null,
    period: application.period,
    amount: application.amount,
    budgetUploadedAt: store.budgetRevisions.of(id)[0]?.uploadedAt ?? null,
    filesUploadedAt: newestFile(store, id, 'proposal')?.uploadedAt ?? null,
  }
}

export const downloadDetailsFile: MockCall<'downloadDetailsFile'> = ({ applicationId, fileType }, context) =>
  openFile(context, newestFile(context.store, visibleOrRefuse(context, applicationId).applicationId, fileType))

import { APPROVERS } from '@/domain/people/approvers'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { MockCall } from '../implementation'
import { findVisibleApplication, getVisibleApplication } from '../model/applications'
import { findNewestFile, openFile } from '../model/files'

export const getDetails: MockCall<'getDetails'> = ({ applicationId }, context) => {
  const { store } = context
  const application = findVisibleApplication(context, applicationId)
  if (!application) return null
  const id = application.applicationId
  const approvals = store.approvals.findByApplication(id)
  const reviewers = store.reviewers.findByApplication(id)
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
    budgetUploadedAt: store.budgetRevisions.findByApplication(id)[0]?.uploadedAt ?? null,
    filesUploadedAt: findNewestFile(store, id, 'proposal')?.uploadedAt ?? null,
  }
}

export const downloadDetailsFile: MockCall<'downloadDetailsFile'> = ({ applicationId, fileType }, context) =>
  openFile(
    context,
    findNewestFile(context.store, getVisibleApplication(context, applicationId).applicationId, fileType),
  )

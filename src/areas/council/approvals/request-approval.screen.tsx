import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/app/paths'
import { EmailListPage } from '../email/email-list-page'
import { useApprovalWork } from '@/features/work-queue/use-invitation-work'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import type { Approver } from '@/domain/approvers'
import { messages } from '@/domain/messages'
import { allowed, permissions } from '@/domain/roles'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { ApproverCell } from './approver-cell'
import { decisionWord, type ApprovalApplication } from './approval-application'
import { ApplicationList } from '../list/application-list'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'

export const load = (services: Services) => ensureCall(services, 'listApprovals', {})

/** Requests the decisions of HOD and Dean on each shortlisted application. */
export default function RequestApprovalScreen() {
  return (
    <EmailListPage
      title="Request Approval"
      lead="Shortlisted applications. Ask the HOD and the Dean of each for a decision; both have to approve."
    >
      <ApprovalList />
    </EmailListPage>
  )
}

function ApprovalList() {
  const applications = useSuspenseCall('listApprovals', {})
  const { now } = useServices()
  const columns = useMemo(() => columnsAt(now()), [now])
  const work = useApprovalWork()
  const filters = useMemo(() => [yearFilter<ApprovalApplication>(now()), workFilter(work)], [now, work])
  return (
    <ApplicationList
      name="request-approval"
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Shortlisted applications and the decisions of HOD and Dean"
      search={searchText}
      initialSort={{ id: 'submitted', desc: true }}
      emptyState={
        <EmptyState
          title={messages.applications.none}
          action={<LinkButton to={paths.orderApplications}>Order Applications</LinkButton>}
        >
          An application is listed here once it has been shortlisted.
        </EmptyState>
      }
    />
  )
}

const searchText = ({ applicationId, projectTitle }: ApprovalApplication) => searchedBy(applicationId, projectTitle)

function columnsAt(now: Date): Column<ApprovalApplication>[] {
  return [
    idColumn(({ applicationId }) => applicationId, now),
    titleColumn(),
    submittedColumn(),
    approverColumn('HOD', 'HOD Status'),
    approverColumn('Dean', 'Dean Status'),
  ]
}

function approverColumn(approver: Approver, header: string): Column<ApprovalApplication> {
  const stateOf = (row: ApprovalApplication) =>
    decisionWord(row, approver) ??
    (allowed(permissions.inviteApprovers(row.status)) ? 'Pending' : messages.page.notDecided)
  return {
    id: approver.toLowerCase(),
    header,
    cell: (row) => <ApproverCell row={row} approver={approver} />,
    sortValue: stateOf,
    csvValue: stateOf,
  }
}

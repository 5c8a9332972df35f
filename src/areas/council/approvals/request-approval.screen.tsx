import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/paths'
import { EmailListPage } from '../email/email-list-page'
import { useAskedApprovers, useApprovalWork } from '@/features/to-do/use-invitation-work'
import { workFilter } from '@/features/to-do/work-filter'
import { answerWork } from '@/domain/council/answers'
import { searchedBy } from '@/domain/status/displayed-id'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { allowed, permissions } from '@/domain/people/roles'
import { approvalKey } from '@/writes/email-keys'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import type { ApprovalApplication } from './approval.write'
import { ApproverCell, decisionWord } from './approver-cell'
import { ApplicationList } from '../list/application-list'
import { useBulkApprovals } from './use-bulk-approvals'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'
import { wentOutText } from '../list/exported-columns'

export const load = (services: Services) => ensureCall(services, 'listApprovals', {})

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
  const services = useServices()
  const { now } = services
  const columns = useMemo(() => columnsOf(services), [services])
  const work = useApprovalWork()
  const asked = useAskedApprovers()
  const filters = useMemo(
    () => [yearFilter<ApprovalApplication>(now()), workFilter([...work, ...answerWork(asked)])],
    [now, work, asked],
  )
  const bulk = useBulkApprovals(applications)
  return (
    <ApplicationList
      name="request-approval"
      bulk={bulk}
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

function columnsOf(services: Services): Column<ApprovalApplication>[] {
  return [
    idColumn(services.now()),
    titleColumn(),
    { ...submittedColumn(), card: 'none' },
    approverColumn('HOD', 'HOD Status', services),
    approverColumn('Dean', 'Dean Status', services),
  ]
}

function approverColumn(approver: Approver, header: string, services: Services): Column<ApprovalApplication> {
  const stateOf = (row: ApprovalApplication) =>
    decisionWord(row, approver) ??
    (allowed(permissions.inviteApprovers(row.status)) ? 'Pending' : messages.page.notDecided)
  return {
    id: approver.toLowerCase(),
    header,
    card: 'action',
    cardLabel: approver,
    cell: (row) => <ApproverCell row={row} approver={approver} />,
    sortValue: stateOf,
    exported: [
      { header, value: stateOf },
      {
        header: `${approver} asked`,
        value: (row) => wentOutText(services, approvalKey(row, approver), approvalBy(row, approver).sent),
      },
      { header: `${approver} e-mail`, value: (row) => approvalBy(row, approver).email },
    ],
  }
}

import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/app/paths'
import { SentList } from '../email/sent-list'
import { useApprovalWork } from '@/features/work-queue/use-mail-work'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import type { Approver } from '@/domain/links'
import { messages } from '@/domain/messages'
import { allowed, can } from '@/domain/roles'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { ApproverCell } from './approver-cell'
import { decisionWord, type ApprovalCase } from './approver-of'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/case-columns'
import { rowNames } from '../list/row-names'
import { useListSettings } from '../list/use-list-settings'
import { WindowOverList } from '../list/window-over-list'

export const load = (services: Services) => ensureCall(services, 'listApprovals', {})

/** Asking the HOD and the Dean of each shortlisted application for their decision (spec 2). */
export default function RequestApprovalScreen() {
  return (
    <>
      <PageHeader
        title="Request Approval"
        lead="Shortlisted applications. Ask the HOD and the Dean of each for a decision; both have to approve."
      />
      <WindowOverList>
        <ApprovalList />
      </WindowOverList>
      <SentList />
    </>
  )
}

function ApprovalList() {
  const cases = useSuspenseCall('listApprovals', {})
  const { now } = useServices()
  const settings = useListSettings('request-approval')
  const columns = useMemo(() => columnsAt(now()), [now])
  const work = useApprovalWork()
  const filters = useMemo(() => [yearFilter<ApprovalCase>(now()), workFilter(work)], [now, work])
  return (
    <DataTable
      {...settings}
      rows={cases}
      columns={columns}
      filters={filters}
      caption="Shortlisted applications and the decisions of HOD and Dean"
      {...rowNames.byAppId}
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

const searchText = ({ app_ID, projectTitle }: ApprovalCase) => searchedBy(app_ID, projectTitle)

function columnsAt(now: Date): Column<ApprovalCase>[] {
  return [
    idColumn(({ app_ID }) => app_ID, now),
    titleColumn(),
    submittedColumn(),
    approverColumn('HOD', 'HOD Status'),
    approverColumn('Dean', 'Dean Status'),
  ]
}

function approverColumn(approver: Approver, header: string): Column<ApprovalCase> {
  const stands = (row: ApprovalCase) =>
    decisionWord(row, approver) ?? (allowed(can.inviteApprovers(row.Status)) ? 'Pending' : messages.page.notDecided)
  return {
    id: approver.toLowerCase(),
    header,
    cell: (row) => <ApproverCell row={row} approver={approver} />,
    sortValue: stands,
    csvValue: stands,
  }
}

import { useMemo } from 'react'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { makeAnswerWork } from '@/domain/council/invitees'
import { approverReminderSchema } from '@/domain/council/council-schemas'
import { approvalBy, APPROVERS, type Approver } from '@/domain/people/approvers'
import { allowed, permissions } from '@/domain/people/permissions'
import { searchedBy } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { contactAt, useContacts } from '@/features/contacts'
import { useApprovalWork, useAskedApprovers } from '@/features/to-do/use-invitation-work'
import { workFilter } from '@/features/to-do/work-filter'
import { paths } from '@/paths'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { getApprovalKey } from '@/writes/email-keys'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { EmailListPage } from '../email/email-list-page'
import { createReminderEmailKind } from '../email/reminder.write'
import { useEmailLinks } from '../email/use-email-links'
import { createIdColumn, createSubmittedColumn, createTitleColumn, createYearFilter } from '../list/application-columns'
import { ApplicationList } from '../list/application-list'
import { formatSent } from '../list/exported-columns'
import { createApprovalEmailKind, type ApprovalApplication } from './approval.write'
import { ApproverCell, findDecisionVerb } from './approver-cell'

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
  const columns = useMemo(() => createColumns(services), [services])
  const work = useApprovalWork()
  const requestedApprovals = useAskedApprovers()
  const filters = useMemo(
    () => [createYearFilter<ApprovalApplication>(now()), workFilter([...work, ...makeAnswerWork(requestedApprovals)])],
    [now, work, requestedApprovals],
  )
  const bulkActions = useBulkApprovals(applications)
  return (
    <ApplicationList
      name="request-approval"
      bulk={bulkActions}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Shortlisted applications and the decisions of HOD and Dean"
      search={getSearchText}
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

const getSearchText = ({ applicationId, projectTitle }: ApprovalApplication) => searchedBy(applicationId, projectTitle)

function createColumns(services: Services): Column<ApprovalApplication>[] {
  return [
    createIdColumn(services.now()),
    createTitleColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    createApproverColumn('HOD', 'HOD Status', services),
    createApproverColumn('Dean', 'Dean Status', services),
  ]
}

function createApproverColumn(approver: Approver, header: string, services: Services): Column<ApprovalApplication> {
  const getState = (row: ApprovalApplication) =>
    findDecisionVerb(row, approver) ??
    (allowed(permissions.inviteApprovers(row.status)) ? 'Pending' : messages.page.notDecided)
  return {
    id: approver.toLowerCase(),
    header,
    card: 'action',
    cardLabel: approver,
    cell: (row) => <ApproverCell row={row} approver={approver} />,
    sortValue: getState,
    exportColumns: [
      { header, value: getState },
      {
        header: `${approver} asked`,
        value: (row) => formatSent(services, getApprovalKey(row, approver), approvalBy(row, approver).sent),
      },
      { header: `${approver} e-mail`, value: (row) => approvalBy(row, approver).email },
    ],
  }
}

/** Returns the bulk actions that send requests to HOD and Dean, and reminders to those without an answer. */
function useBulkApprovals(applications: readonly ApprovalApplication[]) {
  const emailLog = useEmailLog()
  const links = useEmailLinks()
  const listedContacts = useMemo(
    () => applications.flatMap(({ approvals }) => approvals.map(({ email }) => ({ name: '', email: email ?? '' }))),
    [applications],
  )
  const { contacts } = useContacts(listedContacts)
  const kinds = APPROVERS.map((approver) => {
    const kind = createApprovalEmailKind(approver, links)
    const getInitialFields = (row: ApprovalApplication) => {
      const { email } = kind.getInitialFields(row)
      return { name: contactAt(contacts, email)?.name ?? '', email }
    }
    return { ...kind, getInitialFields }
  })
  const reminders = kinds.map((kind) => createReminderEmailKind({ ...kind, schema: approverReminderSchema }, emailLog))
  return useBulkEmails(
    { label: 'Send e-mails', kinds, listedContacts },
    { label: 'Remind', kinds: reminders, listedContacts },
  )
}

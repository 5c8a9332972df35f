import { useMemo } from 'react'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { answerWork } from '@/domain/council/answers'
import { approverReminderSchema } from '@/domain/council/council-schemas'
import { approvalBy, APPROVERS, type Approver } from '@/domain/people/approvers'
import { allowed, permissions } from '@/domain/people/roles'
import { searchedBy } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { contactAt, useContacts } from '@/features/contacts'
import { useApprovalWork, useAskedApprovers } from '@/features/to-do/use-invitation-work'
import { workFilter } from '@/features/to-do/work-filter'
import { paths } from '@/paths'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { approvalKey } from '@/writes/email-keys'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { EmailListPage } from '../email/email-list-page'
import { reminderKind } from '../email/reminder.write'
import { useEmailLinks } from '../email/use-email-links'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'
import { ApplicationList } from '../list/application-list'
import { wentOutText } from '../list/exported-columns'
import { approvalKind, type ApprovalApplication } from './approval.write'
import { ApproverCell, decisionWord } from './approver-cell'

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

/** Returns the bulk actions that ask HOD and Dean, and remind those who have not answered. */
function useBulkApprovals(applications: readonly ApprovalApplication[]) {
  const emailLog = useEmailLog()
  const links = useEmailLinks()
  const people = useMemo(
    () => applications.flatMap(({ approvals }) => approvals.map(({ email }) => ({ name: '', email: email ?? '' }))),
    [applications],
  )
  const { contacts } = useContacts(people)
  const kinds = APPROVERS.map((approver) => approvalKind(approver, links))
  const reminders = kinds.map((kind) => {
    const given = (row: ApprovalApplication) => {
      const { email } = kind.given(row)
      return { name: contactAt(contacts, email)?.name ?? '', email }
    }
    return reminderKind({ ...kind, given, schema: approverReminderSchema }, emailLog)
  })
  return useBulkEmails({ label: 'Send e-mails', kinds, people }, { label: 'Remind', kinds: reminders, people })
}

import { useMemo } from 'react'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { makeAnswerWork } from '@/domain/council/invitees'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { searchedBy } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { useAskedReviewers, useReviewWork } from '@/features/to-do/use-invitation-work'
import { workFilter } from '@/features/to-do/work-filter'
import type { Column, ExportColumn } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { getInvitationKey } from '@/writes/email-keys'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { EmailListPage } from '../email/email-list-page'
import { createReminderEmailKind } from '../email/reminder.write'
import { useEmailLinks } from '../email/use-email-links'
import { createIdColumn, createSubmittedColumn, createTitleColumn, createYearFilter } from '../list/application-columns'
import { loadFileState } from '../list/application-file'
import { ApplicationList } from '../list/application-list'
import { formatSent } from '../list/exported-columns'
import { createInvitationEmailKind, type ReviewedApplication } from './invitation.write'
import { ReviewerCell } from './reviewer-cell'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

export default function SendReviewersScreen() {
  return (
    <EmailListPage
      title="Send Reviewers"
      lead="Applications that HOD and Dean have approved. Invite each reviewer by e-mail; marks and reports appear here."
    >
      <ReviewerList />
    </EmailListPage>
  )
}

function ReviewerList() {
  const applications = useSuspenseCall('listReviewers', {})
  const services = useServices()
  const { now } = services
  const columns = useMemo(() => createColumns(services), [services])
  const work = useReviewWork()
  const invitedReviewers = useAskedReviewers()
  const filters = useMemo(
    () => [createYearFilter<ReviewedApplication>(now()), workFilter([...work, ...makeAnswerWork(invitedReviewers)])],
    [now, work, invitedReviewers],
  )
  const bulkActions = useBulkInvitations(applications)
  return (
    <ApplicationList
      name="send-reviewers"
      bulk={bulkActions}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Approved applications and their reviewers"
      search={getSearchText}
      initiallyHiddenColumns={INITIALLY_HIDDEN}
      initialSort={{ id: 'submitted', desc: true }}
      emptyState={
        <EmptyState title={messages.applications.none}>
          An application is listed here once its HOD and Dean have approved it.
        </EmptyState>
      }
    />
  )
}

const INITIALLY_HIDDEN = ['submitted']

const getSearchText = (row: ReviewedApplication) =>
  searchedBy(row.applicationId, row.projectTitle, ...row.reviews.map(({ name }) => name))

function createColumns(services: Services): Column<ReviewedApplication>[] {
  return [
    createIdColumn(services.now()),
    createTitleColumn(),
    createSubmittedColumn(),
    ...REVIEWERS.map((reviewer) => createReviewerColumn(reviewer, services)),
  ]
}

function createReviewerColumn(reviewer: Reviewer, services: Services): Column<ReviewedApplication> {
  return {
    id: reviewer.kind,
    header: reviewer.label,
    cell: (row) => <ReviewerCell row={row} reviewer={reviewer} />,
    exportColumns: createReviewExports(reviewer, services),
  }
}

function createReviewExports(reviewer: Reviewer, services: Services): ExportColumn<ReviewedApplication>[] {
  const { label } = reviewer
  const getReview = (row: ReviewedApplication) => reviewBy(row, reviewer)
  return [
    { header: `${label} name`, value: (row) => getReview(row).name },
    { header: `${label} e-mail`, value: (row) => getReview(row).email },
    { header: `${label} affiliation`, value: (row) => getReview(row).affiliation },
    {
      header: `${label} invited`,
      value: (row) => formatSent(services, getInvitationKey(row, reviewer), getReview(row).sent),
    },
    { header: `${label} mark`, type: 'number', value: (row) => getReview(row).marks },
    { header: `${label} report`, value: (row) => loadReportState(row, reviewer, services) },
  ]
}

/** Without a mark there is no report, because both are uploaded together. */
async function loadReportState(row: ReviewedApplication, reviewer: Reviewer, services: Services): Promise<string> {
  const hasMark = (reviewBy(row, reviewer).marks ?? null) !== null
  return hasMark ? loadFileState(services, row.applicationId, reviewer.kind) : messages.page.notAvailable
}

/** Returns the bulk actions that invite reviewers, and remind reviewers without an answer. */
function useBulkInvitations(applications: readonly ReviewedApplication[]) {
  const emailLog = useEmailLog()
  const links = useEmailLinks()
  const kinds = REVIEWERS.map((reviewer) => createInvitationEmailKind(reviewer, links))
  const listedContacts = useMemo(
    () =>
      applications.flatMap(({ reviews }) =>
        reviews.map(({ name, email, affiliation }) => ({ name, email, affiliation })),
      ),
    [applications],
  )
  const reminders = kinds.map((kind) => createReminderEmailKind(kind, emailLog))
  return useBulkEmails(
    { label: 'Send e-mails', kinds, listedContacts },
    { label: 'Remind', kinds: reminders, listedContacts },
  )
}

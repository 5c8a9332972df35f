import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { formatHostDate } from '@/domain/dates/host-date'
import { parseYear } from '@/domain/dates/years'
import { findOtherApplications } from '@/domain/council/other-applications'
import { permissions } from '@/domain/people/permissions'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { DetailsLink } from '@/features/applications/details-link'
import { getCouncilYear, formatApplicationId } from '@/council-time'
import { RetryBanner } from '@/features/retry-banner'
import { withParam } from '@/lib/with-param'
import { StatusBadge } from '@/ui/status-badge'
import { useMedia } from '@/ui/use-media'
import { UserText } from '@/ui/user-text'
import { getFailureReason } from '@/api/explain'
import { QueueSlot } from '@/writes/ui/queue-slot'
import { getTitleLabel } from '../../list/row-labels'
import { useCouncilPages } from '../../list/use-council-pages'
import { useCurrentRow } from '../../list/use-current-row'
import { usePlan } from '../board/use-plan'
import type { DecisionRow } from '../decision.write'
import { ApprovalsWarning } from '../dialog/approvals-warning'
import { getBoardYear, VIEW_PARAM, YEAR_PARAM } from '../view-params'
import { ApplicationDocument, WIDE_LAYOUT_QUERY } from './application-document'
import { BudgetSummary } from './budget-summary'
import { ApprovalsAndMarks } from './approvals-and-marks'
import { DecisionSection } from './decision-section'
import type { DecisionsToDo } from './use-decisions-to-do'

interface ApplicationToDecideProps {
  /** The row when the page was opened. */
  openedRow: DecisionRow
  applications: readonly DecisionRow[]
  toDo: DecisionsToDo
  listPath: string
}

export function ApplicationToDecide({ openedRow, applications, toDo, listPath }: ApplicationToDecideProps) {
  const { client, now } = useServices()
  const { row, disabledReason } = useCurrentRow('listApprovedApplications', openedRow, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const { applicationId } = row
  const details = useQuery(callQuery(client, 'getDetails', { applicationId }))
  const { plan } = usePlan()
  const [search] = useSearchParams()
  const { approvedApplications } = useCouncilPages()
  const year = parseYear(row.submittedDate) ?? getBoardYear(search, applications, getCouncilYear(now()))
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
      <section className="grid min-w-0 content-start gap-3">
        <UserText as="h2" className="text-xl wrap-anywhere">
          {getTitleLabel(row)}
        </UserText>
        <Facts row={row} />
        <ApprovalsAndMarks row={row} details={details.data} />
        <ApprovalsWarning status={row.status} />
        {(details.isError || details.data === null) && (
          <RetryBanner
            size="small"
            tone="warning"
            title={messages.link.notFetched}
            onRetry={() => void details.refetch()}
          >
            {`Remarks and dates are not known. ${details.isError ? getFailureReason(details.error) : ''}`}
          </RetryBanner>
        )}
      </section>
      {/* Stays visible while the document is read. */}
      <div className="no-print grid min-w-0 content-start gap-6 xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto xl:px-1 xl:pb-1">
        <DecisionSection
          openedRow={openedRow}
          row={row}
          disabledReason={disabledReason}
          details={details.data}
          toDo={toDo}
          listPath={listPath}
        />
        <SideQueue />
        <BudgetSummary
          applications={applications}
          plan={plan}
          year={year}
          boardPath={`${approvedApplications}?${withParam(withParam(search, VIEW_PARAM, 'board'), YEAR_PARAM, String(year)).toString()}`}
        />
      </div>
      <div className="grid min-w-0 content-start gap-8 xl:col-start-1">
        <OtherApplications row={row} applications={applications} />
        <ApplicationDocument applicationId={applicationId} />
      </div>
    </div>
  )
}

function Facts({ row: { applicationId, projectTitle, name, submittedDate, status } }: { row: DecisionRow }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      <UserText className="wrap-anywhere">{name.trim() || 'Not given'}</UserText>
      <span className="text-ink-soft tabular-nums">
        {`Submitted ${formatHostDate(submittedDate) || '(date not recorded)'}`}
      </span>
      <DetailsLink applicationId={applicationId} title={projectTitle} from="Decide">
        More Details
      </DetailsLink>
    </p>
  )
}

/** On a narrow page the queue stays at the lower edge of the viewport. */
function SideQueue() {
  return useMedia(WIDE_LAYOUT_QUERY) ? <QueueSlot /> : null
}

interface OtherApplicationsProps {
  row: DecisionRow
  applications: readonly DecisionRow[]
}

function OtherApplications({ row, applications }: OtherApplicationsProps) {
  const { now } = useServices()
  const others = findOtherApplications(applications, row)
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">Other applications</h2>
      {others && others.length > 0 && (
        <ul className="border-b border-rule">
          {others.map(({ applicationId, projectTitle, submittedDate, status }) => (
            <li key={applicationId} className="border-t border-rule py-2 wrap-anywhere">
              <DetailsLink applicationId={applicationId} title={projectTitle} from="Decide">
                {getTitleLabel({ projectTitle })}
              </DetailsLink>{' '}
              <span className="text-ink-soft tabular-nums">
                {`${formatApplicationId(applicationId, now())}${submittedDate !== null ? `, submitted in ${parseYear(submittedDate)}` : ''}`}
              </span>{' '}
              <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-reading text-sm wrap-anywhere text-ink-soft">
        {describeKnownApplications(row.email, others?.length)}
      </p>
    </section>
  )
}

function describeKnownApplications(email: string, count: number | undefined): string {
  if (count === undefined) return 'The list has no e-mail address of this applicant.'
  const noneText = count === 0 ? `No other application of ${email} was shortlisted. ` : ''
  return `${noneText}Only shortlisted applications under this address are listed.`
}

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { whyItFailed } from '@/api/explain'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { permissions } from '@/domain/people/roles'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { yearOf } from '@/domain/dates/years'
import { DetailsLink } from '@/features/applications/details-link'
import { councilYear } from '@/council-time'
import { QueuePlace } from '@/writes/ui/queue-place'
import { RetryBanner } from '@/features/retry-banner'
import { withParam } from '@/lib/with-param'
import { StatusBadge } from '@/ui/status-badge'
import { useMedia } from '@/ui/use-media'
import { UserText } from '@/ui/user-text'
import type { ApprovedApplication } from '../decision.write'
import { isUndecided } from '../board/board-rows'
import { MissingBasis } from '../dialog/missing-basis'
import { useLastPerson, usePlan } from '../board/use-plan'
import { boardYear, VIEW, YEAR } from '../view-params'
import { shownTitle } from '@/areas/council/list/row-labels'
import { useCouncilPages } from '@/areas/council/list/use-council-pages'
import { useLiveRow } from '@/areas/council/list/use-live-row'
import { ApplicationDocument, WIDE_LAYOUT } from './application-document'
import { BudgetLeft } from './budget-left'
import { DecisionBasis } from './decision-basis'
import { DecisionSection } from './decision-section'
import { EarlierGrants } from './earlier-grants'
import type { DecisionsToDo } from './use-decisions-to-do'

interface ApplicationToDecideProps {
  /** As it was listed when the page was opened. */
  opened: ApprovedApplication
  applications: readonly ApprovedApplication[]
  toDo: DecisionsToDo
  listPath: string
}

export function ApplicationToDecide({ opened, applications, toDo, listPath }: ApplicationToDecideProps) {
  const { client, now } = useServices()
  const { row, disabledReason } = useLiveRow('listApprovedApplications', opened, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const { applicationId } = row
  const details = useQuery(callQuery(client, 'getDetails', { applicationId }))
  const { plan } = usePlan(useLastPerson())
  const [search] = useSearchParams()
  const { approvedApplications } = useCouncilPages()
  const year = yearOf(row.submittedDate) ?? boardYear(search, applications, councilYear(now()))
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
      <section aria-labelledby="case" className="grid min-w-0 content-start gap-3">
        <UserText as="h2" id="case" className="text-xl wrap-anywhere">
          {shownTitle(row)}
        </UserText>
        <Facts row={row} />
        <DecisionBasis row={row} details={details.data} />
        {isUndecided(row) && <MissingBasis row={row} />}
        {(details.isError || details.data === null) && (
          <RetryBanner
            size="small"
            tone="warning"
            title={messages.link.notFetched}
            onRetry={() => void details.refetch()}
          >
            {`Remarks and dates are not known. ${details.isError ? whyItFailed(details.error) : ''}`}
          </RetryBanner>
        )}
      </section>
      {/* Stays visible while the document is read. */}
      <div className="no-print grid min-w-0 content-start gap-6 xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto xl:px-1 xl:pb-1">
        <DecisionSection
          opened={opened}
          row={row}
          disabledReason={disabledReason}
          details={details.data}
          toDo={toDo}
          listPath={listPath}
        />
        <Log />
        <BudgetLeft
          applications={applications}
          plan={plan}
          year={year}
          boardPath={`${approvedApplications}?${withParam(withParam(search, VIEW, 'board'), YEAR, String(year)).toString()}`}
        />
      </div>
      <div className="grid min-w-0 content-start gap-8 xl:col-start-1">
        <EarlierGrants row={row} applications={applications} />
        <ApplicationDocument applicationId={applicationId} />
      </div>
    </div>
  )
}

function Facts({ row: { applicationId, projectTitle, name, submittedDate, status } }: { row: ApprovedApplication }) {
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
function Log() {
  return useMedia(WIDE_LAYOUT) ? <QueuePlace /> : null
}

import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices, type Services } from '@/api/services'
import { isCouncilRole } from '@/council-pages'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import type { Caller } from '@/domain/people/roles'
import { getStages } from '@/domain/status/stages'
import { isClosed, STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { statusTexts } from '@/domain/status/status-texts'
import {
  councilAgreement,
  type ApplicationDetails,
  type DetailsVariant,
} from '@/features/applications/application-documents'
import { titleIn } from '@/features/applications/details-link'
import { formatApplicationId } from '@/council-time'
import { useFileExists } from '@/features/files/use-file-exists'
import { Dash } from '@/ui/dash'
import { StageLine } from '@/ui/stage-line'
import { StatusBadge } from '@/ui/status-badge'
import { markLanguages } from '@/ui/user-text'

interface ApplicationSummaryProps {
  applicationId: string
  details: ApplicationDetails
  caller: Caller
  variant: DetailsVariant
  /** Whether the reader is the applicant. */
  isOwn: boolean
}

/** The id, the status and the next step of an application. */
export function ApplicationSummary({ applicationId, details, caller, variant, isOwn }: ApplicationSummaryProps) {
  const { now } = useServices()
  const { status, approvals, reviews } = details
  const isGranted = status === STATUS.granted
  const isAgreementSent = useFileExists(applicationId, councilAgreement(variant), { enabled: isGranted })
  const isAgreementSigned = useFileExists(applicationId, 'agreement', { enabled: isGranted })
  const agreementToSign = isAgreementSent === true && isAgreementSigned === false
  const audience = isOwn ? 'applicant' : 'staff'
  const { where, next, todo } = statusTexts(status, audience, { agreementToSign, approvals, reviews })
  const stages = getStages(status)
  // The council has nothing more to do about a grant once the signed copy is uploaded.
  const isCouncilDone = audience === 'staff' && isAgreementSigned === true
  return (
    <div className="text-base">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{`Application ${formatApplicationId(applicationId, now())}`}</span>
        <span>
          <span className="sr-only">Status: </span>
          <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
        </span>
      </p>
      {stages.length > 0 && (
        <div className="mt-4">
          <StageLine label="The way of the application" stages={stages} />
        </div>
      )}
      {(!isOwn || todo === undefined) && <p className="mt-2 text-ink">{where}</p>}
      {/* Only the council is shown what the council has to do. */}
      {(isOwn || isCouncilRole(caller)) && <p>{isCouncilDone ? next : (todo ?? next)}</p>}
    </div>
  )
}

const TITLED_LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listAgreements',
  'listBudgets',
  'listApplicationIds',
  'listSubmittedApplications',
  'listApprovedApplications',
  'listProgressReports',
] as const

/** Returns the title from the followed link or a cached list, because `getDetails` does not return titles. */
export function useTitle(applicationId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, applicationId).trim() || findTitleInLists(services, applicationId)
}

function findTitleInLists({ client, queries }: Services, applicationId: string): string {
  const titles = TITLED_LISTS.flatMap((call) =>
    (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? [])
      .filter((row) => row.applicationId === applicationId)
      .map(({ projectTitle }) => projectTitle.trim()),
  )
  return titles.find((title) => title !== '') ?? ''
}

/** Whether the applicant's list has the application. `getDetails` does not name the applicant. */
export function useIsOwn(applicationId: string, caller: Caller): boolean {
  const { client } = useServices()
  const isApplicant = caller === 'Applicant'
  const { data = [] } = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), enabled: isApplicant })
  return isApplicant && data.some((row) => row.applicationId === applicationId)
}

/** A closed application shows only the facts that have a value. */
export function ApplicationFacts({ details }: { details: ApplicationDetails }) {
  const { name, status, submittedDate, startDate, period, amount } = details
  const hasEnded = isClosed(status)
  const grantFacts = [
    { term: 'Project start date', description: formatHostDate(startDate) },
    { term: 'Duration', description: period },
    { term: 'Approved amount', description: amount && formatLkr(amount) },
  ].filter(({ description }) => description !== '' || !hasEnded)
  const facts = [
    { term: 'Applicant name', description: name },
    {
      term: 'Submitted date',
      description: status === STATUS.draft ? 'Not submitted' : formatHostDate(submittedDate) || 'Date not recorded',
    },
    ...grantFacts,
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ term, description }) => (
        <div key={term} className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            {description === '' ? <Dash meaning="Not decided yet" /> : markLanguages(description)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

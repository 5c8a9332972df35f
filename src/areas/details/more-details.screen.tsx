import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { matchPath, useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { ensureCall, useServices, usePerson, type Services } from '@/api/services'
import { COUNCIL_PAGES, isCouncilRole, type CouncilRole } from '@/council-pages'
import { formatApplicationId } from '@/council-time'
import type { Caller } from '@/domain/people/roles'
import { allowed, permissions } from '@/domain/people/permissions'
import { idFromDisplayed, isPlainNumber } from '@/domain/status/displayed-id'
import { STATUS } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import type { DetailsVariant } from '@/features/applications/application-documents'
import { cameFromIn } from '@/features/applications/details-link'
import { NotAnId } from '@/features/applications/not-an-id'
import { DossierButtons, OriginalsButton } from '@/features/dossier/dossier-buttons'
import { usePageCommands } from '@/features/page-commands'
import { detailsPattern, paths } from '@/paths'
import type { Elements } from '@/ui/elements'
import { EmptyState } from '@/ui/empty-state'
import { Menu } from '@/ui/menu'
import { PageHeader } from '@/ui/page-header'
import { ApiError } from '@/wire/client/api-error'
import { ApplicationHistory } from './application-history'
import { ApplicationFacts, ApplicationSummary, useIsOwn, useTitle } from './application-summary'
import { Documents } from './documents'

/** Whether the host refused the id. The page then shows the text for an unknown id. */
const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'refused'

function returnNullIfRefused(error: unknown): null {
  if (isRefused(error)) return null
  throw error
}

/** Loads the session too, because the content of variant one depends on the role. */
export async function load(services: Services, { params }: LoaderFunctionArgs) {
  const applicationId = idFromDisplayed(params.applicationId ?? '')
  if (applicationId === '') return null
  if (!isPlainNumber(applicationId) && !(await hasExactId(services, applicationId))) return null
  const [details] = await Promise.all([
    ensureCall(services, 'getDetails', { applicationId }).catch(returnNullIfRefused),
    loadViewer(services),
  ])
  return details
}

/** Loads the session, and an applicant's own list. A failure of the list does not block the page. */
async function loadViewer(services: Services): Promise<void> {
  await services.session.ensureChecked()
  if (services.session.person?.role === 'Applicant')
    await ensureCall(services, 'listSubmittedApplications', {}).catch(() => null)
}

/** Whether the host returns exactly this id. Uses another call, because the response of `getDetails` has no id. */
const hasExactId = async (services: Services, applicationId: string): Promise<boolean> =>
  (await ensureCall(services, 'getApplicationToApprove', { applicationId }).catch(returnNullIfRefused))
    ?.applicationId === applicationId

export default function MoreDetailsScreen() {
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  if (applicationId === '') return <MessagePage text={messages.link.noAppId} />
  return isPlainNumber(applicationId) ? (
    <Details applicationId={applicationId} />
  ) : (
    <DetailsIfIdMatches applicationId={applicationId} />
  )
}

function DetailsIfIdMatches({ applicationId }: { applicationId: string }) {
  const { client } = useServices()
  const { data } = useQuery({
    ...callQuery(client, 'getApplicationToApprove', { applicationId }),
    retryOnMount: false,
  })
  return data?.applicationId === applicationId ? (
    <Details applicationId={applicationId} />
  ) : (
    <MessagePage text={messages.link.notFetched} reason={<NotAnId id={applicationId} />} />
  )
}

function Details({ applicationId }: { applicationId: string }) {
  const { client } = useServices()
  const person = usePerson()
  const { pathname, state } = useLocation()
  const { data, error } = useQuery({
    ...callQuery(client, 'getDetails', { applicationId }),
    retryOnMount: false,
    throwOnError: (reason, { state }) => state.data === undefined && !isRefused(reason),
  })
  // Matched by the router's rules, which ignore case and a trailing slash.
  const variant: DetailsVariant = matchPath(detailsPattern.two, pathname) ? 'two' : 'one'
  const caller = person?.role ?? 'visitor'
  const mayReadReports = allowed(permissions.readEvaluationReports(caller, variant))
  const projectTitle = useTitle(applicationId)
  const isOwn = useIsOwn(applicationId, caller)
  if (!data)
    return <MessagePage text={messages.link.notFetched} reason={isRefused(error) ? error.serverText : undefined} />
  return (
    <>
      <PageHeader
        title="More Details"
        projectTitle={projectTitle}
        {...getBackLink(caller, cameFromIn(state))}
        {...(isCouncilRole(caller) && {
          actions: (
            <>
              <FindInListMenu applicationId={applicationId} role={caller} />
              <DossierButtons key={applicationId} applicationId={applicationId} details={data} />
            </>
          ),
        })}
        {...(isOwn && data.status !== STATUS.draft && { actions: <OriginalsButton applicationId={applicationId} /> })}
        lead={<ApplicationSummary {...{ applicationId, caller, variant, isOwn }} details={data} />}
      />
      <ApplicationFacts details={data} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <section aria-labelledby="story">
          <h2 id="story" className="mb-6 text-xl">
            The case so far
          </h2>
          <ApplicationHistory details={data} />
        </section>
        <section aria-labelledby="documents">
          <h2 id="documents" className="mb-6 text-xl">
            Documents
          </h2>
          <Documents applicationId={applicationId} details={data} variant={variant} mayReadReports={mayReadReports} />
        </section>
      </div>
    </>
  )
}

/** Returns the link to the previous page. A visitor from an e-mail has none. */
function getBackLink(caller: Caller, cameFrom: ReturnType<typeof cameFromIn>) {
  if (cameFrom) return { back: cameFrom }
  if (caller === 'visitor') return {}
  return caller === 'Applicant'
    ? { back: { to: paths.submittedApplications, label: 'Submitted Grants' } }
    : { back: { to: paths.dashboard, label: 'Dashboard' } }
}

function MessagePage({ text, reason }: { text: string; reason?: string | Elements }) {
  return (
    <>
      <PageHeader title="More Details" />
      <EmptyState title={text}>
        {reason || 'Check the link you followed, or ask the council’s office for the application’s number.'}
      </EmptyState>
    </>
  )
}

const getLists = (role: CouncilRole) => [
  { title: 'View Applications', path: COUNCIL_PAGES[role].viewApplications },
  { title: 'Order Applications', path: paths.orderApplications },
  { title: 'Request Approval', path: paths.requestApproval },
  { title: 'Send Reviewers', path: paths.sendReviewers },
  { title: 'Shortlisted Applications', path: COUNCIL_PAGES[role].approvedApplications },
  { title: 'Request Agreement', path: paths.requestAgreement },
  { title: 'Approve Budget', path: COUNCIL_PAGES[role].approveBudget },
  { title: 'Progress Reports', path: COUNCIL_PAGES[role].requestReport },
]

function FindInListMenu({ applicationId, role }: { applicationId: string; role: CouncilRole }) {
  const { now } = useServices()
  const navigate = useNavigate()
  const formattedId = formatApplicationId(applicationId, now())
  const lists = getLists(role).map(({ title, path }) => ({
    title,
    to: `${path}?${new URLSearchParams({ q: formattedId }).toString()}`,
  }))
  usePageCommands(
    lists.map(({ title, to }) => ({ label: `Find ${formattedId} in ${title}`, run: () => void navigate(to) })),
  )
  return (
    <Menu
      label="Find in a list"
      icon={<ListFilter aria-hidden size={18} />}
      items={lists.map(({ title, to }) => ({ label: title, to }))}
    />
  )
}

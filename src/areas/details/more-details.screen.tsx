import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { matchPath, useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { ensureCall, useServices, useSession, type Services } from '@/api/services'
import { COUNCIL_PAGES, isCouncilRole, type CouncilRole } from '@/council-pages'
import { formatApplicationId } from '@/council-time'
import { allowed, mayDo, permissions, type Caller } from '@/domain/people/roles'
import { idFromDisplayed, isPlainNumber } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { applicationDocuments, type DetailsVariant } from '@/features/applications/application-documents'
import { cameFromIn } from '@/features/applications/details-link'
import { NotAnId } from '@/features/applications/not-an-id'
import { DossierButtons } from '@/features/dossier/dossier-buttons'
import { usePageCommands } from '@/features/page-commands'
import { detailsPattern, paths } from '@/paths'
import type { Elements } from '@/ui/elements'
import { EmptyState } from '@/ui/empty-state'
import { Menu } from '@/ui/menu'
import { PageHeader } from '@/ui/page-header'
import { ApiError } from '@/wire/client/api-error'
import { ApplicationHistory } from './application-history'
import { ApplicationFacts, ApplicationSummary } from './application-summary'
import { Documents } from './documents'

/** Whether the host refused the id; the page then shows the same as for an unknown id. */
const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'refused'

function nullIfRefused(error: unknown): null {
  if (isRefused(error)) return null
  throw error
}

/** Loads the session too, because what variant one shows depends on the role. */
export async function load(services: Services, { params }: LoaderFunctionArgs) {
  const applicationId = idFromDisplayed(params.applicationId ?? '')
  if (applicationId === '') return null
  if (!isPlainNumber(applicationId) && !(await hasExactly(services, applicationId))) return null
  const [details] = await Promise.all([
    ensureCall(services, 'getDetails', { applicationId }).catch(nullIfRefused),
    loadViewer(services),
  ])
  return details
}

/** Loads an applicant's list too, which shows whether the application is theirs; a failure does not block the page. */
async function loadViewer(services: Services): Promise<void> {
  await services.session.ensureChecked()
  if (services.session.person?.role === 'Applicant')
    await ensureCall(services, 'listSubmittedApplications', {}).catch(() => null)
}

/** Checks that the host returns exactly this id. The response of `getDetails` has no id, so this uses another call. */
const hasExactly = async (services: Services, applicationId: string): Promise<boolean> =>
  (await ensureCall(services, 'getApplicationToApprove', { applicationId }).catch(nullIfRefused))?.applicationId ===
  applicationId

export default function MoreDetailsScreen() {
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  if (applicationId === '') return <PlainPage text={messages.link.noAppId} />
  return isPlainNumber(applicationId) ? (
    <Details applicationId={applicationId} />
  ) : (
    <ExactDetails applicationId={applicationId} />
  )
}

function ExactDetails({ applicationId }: { applicationId: string }) {
  const { client } = useServices()
  const { data } = useQuery({
    ...callQuery(client, 'getApplicationToApprove', { applicationId }),
    retryOnMount: false,
  })
  return data?.applicationId === applicationId ? (
    <Details applicationId={applicationId} />
  ) : (
    <PlainPage text={messages.link.notFetched} reason={<NotAnId id={applicationId} />} />
  )
}

function Details({ applicationId }: { applicationId: string }) {
  const { client } = useServices()
  const session = useSession()
  const { pathname, state } = useLocation()
  const { data, error } = useQuery({
    ...callQuery(client, 'getDetails', { applicationId }),
    retryOnMount: false,
    throwOnError: (reason, { state }) => state.data === undefined && !isRefused(reason),
  })
  // Matched by the router's rules, which ignore case and a trailing slash.
  const variant: DetailsVariant = matchPath(detailsPattern.two, pathname) ? 'two' : 'one'
  const caller = (session.state === 'valid' && session.person.role) || 'visitor'
  const mayReadReports = allowed(permissions.readEvaluationReports(caller, variant))
  if (!data)
    return <PlainPage text={messages.link.notFetched} reason={isRefused(error) ? error.serverText : undefined} />
  return (
    <>
      <PageHeader
        title="More Details"
        {...backFor(caller, cameFromIn(state))}
        {...(allowed(mayDo(caller, 'view-applications')) && {
          actions: (
            <>
              {isCouncilRole(caller) && <ShowInList applicationId={applicationId} role={caller} />}
              <DossierButtons applicationId={applicationId} />
            </>
          ),
        })}
        lead={<ApplicationSummary applicationId={applicationId} details={data} caller={caller} variant={variant} />}
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
          <Documents
            groups={applicationDocuments(applicationId, data, variant)}
            applicationId={applicationId}
            mayReadReports={mayReadReports}
          />
        </section>
      </div>
    </>
  )
}

/** The link back to the previous page; a visitor who followed a link in an e-mail has none. */
function backFor(caller: Caller, cameFrom: ReturnType<typeof cameFromIn>) {
  if (cameFrom) return { back: cameFrom }
  if (caller === 'visitor') return {}
  return caller === 'Applicant'
    ? { back: { to: paths.submittedApplications, label: 'Submitted Grants' } }
    : { back: { to: paths.dashboard, label: 'Dashboard' } }
}

function PlainPage({ text, reason }: { text: string; reason?: string | Elements }) {
  return (
    <>
      <PageHeader title="More Details" />
      <EmptyState title={text}>
        {reason || 'Check the link you followed, or ask the council’s office for the application’s number.'}
      </EmptyState>
    </>
  )
}

const listsOf = (role: CouncilRole) => [
  { title: 'View Applications', path: COUNCIL_PAGES[role].viewApplications },
  { title: 'Order Applications', path: paths.orderApplications },
  { title: 'Request Approval', path: paths.requestApproval },
  { title: 'Send Reviewers', path: paths.sendReviewers },
  { title: 'Shortlisted Applications', path: COUNCIL_PAGES[role].approvedApplications },
  { title: 'Request Agreement', path: paths.requestAgreement },
  { title: 'Approve Budget', path: COUNCIL_PAGES[role].approveBudget },
  { title: 'Progress Reports', path: COUNCIL_PAGES[role].requestReport },
]

function ShowInList({ applicationId, role }: { applicationId: string; role: CouncilRole }) {
  const { now } = useServices()
  const navigate = useNavigate()
  const shownId = formatApplicationId(applicationId, now())
  const lists = listsOf(role).map(({ title, path }) => ({
    title,
    to: `${path}?${new URLSearchParams({ q: shownId }).toString()}`,
  }))
  usePageCommands(
    lists.map(({ title, to }) => ({ label: `Find ${shownId} in ${title}`, run: () => void navigate(to) })),
  )
  return (
    <Menu
      label="Find in a list"
      icon={<ListFilter aria-hidden size={18} />}
      items={lists.map(({ title, to }) => ({ label: title, to }))}
    />
  )
}

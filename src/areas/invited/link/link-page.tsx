import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { explain, technicalDetail, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { idFromDisplayed, isPlainNumber } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { NotAnId } from '@/features/applications/not-an-id'
import { RetryBanner } from '@/features/retry/retry-banner'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import type { LinkPage as PageName } from '@/domain/people/links'
import type { LinkedApplication } from './linked-application'
import { checkAnswerQuery } from './check-answer'
import type { AnswerState } from './answer-state'
import type { Elements } from '@/ui/elements'

interface LinkPageProps {
  title: string
  page: PageName
  call: 'getApplicationToApprove' | 'getApplicationToReview'
  children: (application: LinkedApplication, answerState: AnswerState) => Elements
}

/**
 * Reads only `app_ID` from the URL: the path determines who is asked, and `Role` is a label. Rejects a response with
 * another id, because a host may parse a damaged id as another number. Has no loader, to show its own errors.
 */
export function LinkPage({ title, page, call, children }: LinkPageProps) {
  const [search] = useSearchParams()
  const [applicationId = '', ...others] = new Set(search.getAll('app_ID').map(idFromDisplayed))
  return (
    <>
      {/* Anyone with the URL can answer, so it must not reach search engines or other sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={title} />
      {applicationId === '' ? (
        <NoAppId />
      ) : others.length > 0 ? (
        <DamagedLink id={[applicationId, ...others].join(', ')} />
      ) : (
        <FetchedApplication key={applicationId} applicationId={applicationId} page={page} call={call} show={children} />
      )}
    </>
  )
}

interface FetchedApplicationProps extends Pick<LinkPageProps, 'page' | 'call'> {
  applicationId: string
  show: LinkPageProps['children']
}

function FetchedApplication({ applicationId, page, call, show }: FetchedApplicationProps) {
  const { client } = useServices()
  // Static: fetched once, and not refetched after the page's own write.
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, call, { applicationId }),
    staleTime: 'static',
  })
  const { data: answerState } = useQuery(checkAnswerQuery(client, page, applicationId))
  if (data && data.applicationId !== applicationId) return <DamagedLink id={applicationId} />
  if (data && answerState) return show(data, answerState)
  if (data === null)
    return isPlainNumber(applicationId) ? (
      <UnknownApplication applicationId={applicationId} />
    ) : (
      <DamagedLink id={applicationId} />
    )
  if (!error) return <Skeleton lines={5} />
  const tryAgain = async () => {
    const { isSuccess } = await refetch()
    // The focused retry button was unmounted with its message.
    if (isSuccess) document.querySelector('h1')?.focus()
  }
  return <NotFetched error={error} busy={isFetching} onRetry={() => void tryAgain()} />
}

function NoAppId() {
  return (
    <EmptyState title={messages.link.noAppId}>
      The link is not complete: the application’s number is missing at its end. Open it from the e-mail again, or copy
      the whole of it into the address bar. If it is short in the e-mail too, ask the council’s office for a new one.
    </EmptyState>
  )
}

const DamagedLink = ({ id }: { id: string }) => (
  <EmptyState title={messages.link.notFetched}>
    <NotAnId id={id} />
  </EmptyState>
)

function UnknownApplication({ applicationId }: { applicationId: string }) {
  return (
    <EmptyState title={messages.link.notFetched}>
      <span>The council has no application with the number </span>
      <strong className="wrap-anywhere">{applicationId}</strong>
      <span>
        . Open the link from the e-mail again. If this page comes back, ask the council’s office: the application may
        have been withdrawn.
      </span>
    </EmptyState>
  )
}

interface NotFetchedProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

function NotFetched({ error, busy, onRetry }: NotFetchedProps) {
  const { happened, kept, next } = explain(error)
  return (
    <RetryBanner
      title={messages.link.notFetched}
      detail={technicalDetail(error) ?? error.name}
      variant="primary"
      busy={busy}
      onRetry={onRetry}
    >
      {`${refusalOr(error, `${happened} ${kept}`)} ${next}`}
    </RetryBanner>
  )
}

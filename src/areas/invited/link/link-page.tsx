import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation, useSearchParams } from 'react-router-dom'
import { explain, getRefusalText } from '@/api/explain'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { idFromDisplayed, isPlainNumber } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { NotAnId } from '@/features/applications/not-an-id'
import { RetryBanner } from '@/features/retry-banner'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import { LINK_PAGES, type LinkPage as PageName } from '@/domain/people/link-pages'
import { checkAnswerQuery, type AnswerState, type LinkedApplication, type LinkTask } from './answer-state'
import type { Elements } from '@/ui/elements'

/** Finds the page by its path, because anyone can change `Role` in the link. */
export function useLinkPage(): PageName | undefined {
  const { pathname } = useLocation()
  return LINK_PAGES.find((page) => matchPath(`/${page}`, pathname) !== null)
}

const CALL_BY_TASK = { decision: 'getApplicationToApprove', review: 'getApplicationToReview' } as const

interface LinkPageProps {
  title: string
  page: PageName
  task: LinkTask
  children: (application: LinkedApplication, answerState: AnswerState) => Elements
}

/**
 * Reads only `app_ID` from the URL. The path determines who is invited, and `Role` is a label. Rejects a response with
 * another id, because a host may parse a damaged id as another number. Has no loader, to show its own errors.
 */
export function LinkPage({ title, page, task, children }: LinkPageProps) {
  const [search] = useSearchParams()
  const [applicationId = '', ...otherIds] = new Set(search.getAll('app_ID').map(idFromDisplayed))
  return (
    <>
      {/* Anyone with the URL can answer, so the URL must not reach search engines or other sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={title} />
      {applicationId === '' ? (
        <EmptyState title={messages.link.noAppId}>
          The link is not complete. Open it from the e-mail again, or ask the council’s office for a new one.
        </EmptyState>
      ) : otherIds.length > 0 ? (
        <DamagedLink id={[applicationId, ...otherIds].join(', ')} />
      ) : (
        <FetchedApplication
          key={applicationId}
          applicationId={applicationId}
          page={page}
          task={task}
          renderApplication={children}
        />
      )}
    </>
  )
}

interface FetchedApplicationProps extends Pick<LinkPageProps, 'page' | 'task'> {
  applicationId: string
  renderApplication: LinkPageProps['children']
}

function FetchedApplication({ applicationId, page, task, renderApplication }: FetchedApplicationProps) {
  const { client } = useServices()
  // Static, so that the page's own write does not refetch the application.
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, CALL_BY_TASK[task], { applicationId }),
    staleTime: 'static',
  })
  const { data: answerState } = useQuery(checkAnswerQuery(client, page, applicationId))
  if (data && data.applicationId !== applicationId) return <DamagedLink id={applicationId} />
  if (data && answerState) return renderApplication(data, answerState)
  if (data === null)
    return isPlainNumber(applicationId) ? <UnknownApplication id={applicationId} /> : <DamagedLink id={applicationId} />
  if (!error) return <Skeleton lines={5} />
  const retry = async () => {
    const { isSuccess } = await refetch()
    // The focused retry button is unmounted with its message.
    if (isSuccess) document.querySelector('h1')?.focus()
  }
  const { happened, kept, next } = explain(error)
  return (
    <RetryBanner
      title={messages.link.notFetched}
      detail={getTechnicalDetail(error) ?? error.name}
      variant="primary"
      busy={isFetching}
      onRetry={() => void retry()}
    >
      {`${getRefusalText(error, `${happened} ${kept}`)} ${next}`}
    </RetryBanner>
  )
}

const DamagedLink = ({ id }: { id: string }) => (
  <EmptyState title={messages.link.notFetched}>
    <NotAnId id={id} />
  </EmptyState>
)

const UnknownApplication = ({ id }: { id: string }) => (
  <EmptyState title={messages.link.notFetched}>
    <span>The council has no application with the number </span>
    <strong className="wrap-anywhere">{id}</strong>
    <span>. Open the link from the e-mail again, or ask the council’s office.</span>
  </EmptyState>
)

import { Navigate, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { explain } from '@/api/explain'
import { useServices, useSession } from '@/api/services'
import { ROLE_LABELS } from '@/areas/account/role-labels'
import { isCouncilRole, toOwnCouncilPath } from '@/council-pages'
import { guidance, type Explanation } from '@/domain/texts/guidance'
import { RetryButton } from '@/features/retry-banner'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { ApiError } from '@/wire/client/api-error'
import { ScreenNotLoaded } from './fetch-screen'
import { SessionNotChecked, WrongRole } from './guards'
import { paths } from '../paths'
import { usePage } from './use-page'

export function ErrorPage() {
  const error = useRouteError()
  const session = useSession()
  const { title, wide } = usePage()
  const { retry, isRetrying } = useRetry()
  const { happened, kept, next, remedy, detail } = failureTexts(error)
  const serverText = error instanceof ApiError ? error.serverText : ''
  const here = useLocation()
  const role = session.state === 'valid' ? session.person.role : null
  // The roles of the council have the same pages at different addresses, and share links.
  const ownPath = error instanceof WrongRole && isCouncilRole(role) ? toOwnCouncilPath(role, here.pathname) : undefined
  if (ownPath !== undefined) return <Navigate to={{ ...here, pathname: ownPath }} replace />

  return (
    <div className={wide ? 'mx-auto w-full max-w-page px-4 py-14 sm:px-8' : undefined}>
      <PageHeader title={title} />
      <Banner
        tone={remedy === 'leave' ? 'info' : 'error'}
        title={happened}
        detail={detail}
        actions={
          <>
            {remedy === 'retry' && <RetryButton variant="primary" busy={isRetrying} onRetry={() => void retry()} />}
            {remedy === 'reload' && (
              <Button variant="primary" onClick={() => location.reload()}>
                Load the portal again
              </Button>
            )}
            {session.state === 'valid' ? (
              <LinkButton to={paths.dashboard}>Go to the Dashboard</LinkButton>
            ) : (
              <LinkButton to={paths.home}>Go to Research Grants</LinkButton>
            )}
          </>
        }
      >
        {serverText && <p className="font-medium">{serverText}</p>}
        <p>{`${kept} ${next}`}</p>
      </Banner>
    </div>
  )
}

interface FailureTexts extends Explanation {
  /** The next step for the user: refetch the page's data, reload the portal, or go to another page. */
  readonly remedy: 'retry' | 'reload' | 'leave'
  /** Safe to copy into an e-mail: no personal data. */
  readonly detail?: string
}

/** True on every page, also just after something was sent. */
const NOTHING_LOST = 'Nothing that was saved or sent is lost.'

function failureTexts(error: unknown): FailureTexts {
  if (error instanceof WrongRole)
    return {
      happened: 'This page is not available for your role.',
      kept: `It belongs to: ${error.roles.map((role) => ROLE_LABELS[role]).join(', ')}.`,
      next: 'If you should have it, ask the council’s office about your account.',
      remedy: 'leave',
    }
  if (error instanceof ScreenNotLoaded)
    return {
      happened: 'This page could not be loaded.',
      kept: NOTHING_LOST,
      next: guidance.portalToLoadAgain,
      remedy: 'reload',
    }
  if (error instanceof SessionNotChecked) {
    const detail = error.cause instanceof ApiError ? error.cause.detail : error.message
    return { ...guidance.sessionNotChecked, remedy: 'retry', detail }
  }
  if (error instanceof ApiError) return { ...explain(error), remedy: 'retry', detail: error.detail }
  return {
    happened: 'Something went wrong on this page.',
    kept: NOTHING_LOST,
    next: 'Try again. If it happens again, send the detail below to the IT centre.',
    remedy: 'retry',
    // A message may quote data; the name of the error cannot.
    detail: error instanceof Error ? error.name : 'unknown error',
  }
}

/** Refetches failed queries and runs the page's loader again. */
export function useRetry() {
  const { queries } = useServices()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state === 'loading'

  const retry = async () => {
    // A failed query keeps its error until it is reset.
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    // Not `revalidate`: if it ends before React renders its start, React Router keeps showing the error.
    await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  }

  return { retry, isRetrying }
}

import { Navigate, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { explain } from '@/api/explain'
import { useServices, usePerson } from '@/api/services'
import { ROLE_LABELS } from '@/areas/account/role-labels'
import { isCouncilRole, toOwnCouncilPath } from '@/council-pages'
import { guidance, type Explanation } from '@/domain/texts/guidance'
import { RetryButton } from '@/features/retry-banner'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { ApiError } from '@/wire/client/api-error'
import { ScreenLoadError } from './fetch-screen'
import { SessionCheckError, WrongRoleError } from './guards'
import { paths } from '../paths'
import { usePage } from './use-page'

export function ErrorPage() {
  const error = useRouteError()
  const person = usePerson()
  const { title, isWide } = usePage()
  const { retry, isRetrying } = useRetry()
  const { happened, kept, next, remedy, detail } = getFailureTexts(error)
  const serverText = error instanceof ApiError ? error.serverText : ''
  const currentLocation = useLocation()
  const role = person?.role ?? null
  // Admin and urc share links, but have the same pages at different addresses.
  const ownCouncilPath =
    error instanceof WrongRoleError && isCouncilRole(role)
      ? toOwnCouncilPath(role, currentLocation.pathname)
      : undefined
  if (ownCouncilPath !== undefined) return <Navigate to={{ ...currentLocation, pathname: ownCouncilPath }} replace />

  return (
    <div className={isWide ? 'mx-auto w-full max-w-page px-4 py-14 sm:px-8' : undefined}>
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
            {person ? (
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

const NOTHING_LOST = 'Nothing that was saved or sent is lost.'

function getFailureTexts(error: unknown): FailureTexts {
  if (error instanceof WrongRoleError)
    return {
      happened: 'This page is not available for your role.',
      kept: `It belongs to: ${error.roles.map((role) => ROLE_LABELS[role]).join(', ')}.`,
      next: 'If you should have it, ask the council’s office about your account.',
      remedy: 'leave',
    }
  if (error instanceof ScreenLoadError)
    return {
      happened: 'This page could not be loaded.',
      kept: NOTHING_LOST,
      next: guidance.portalToLoadAgain,
      remedy: 'reload',
    }
  if (error instanceof SessionCheckError) {
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
    // Not `revalidate`: React Router keeps showing the error if `revalidate` ends before its start is rendered.
    await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  }

  return { retry, isRetrying }
}

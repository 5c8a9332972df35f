import { Navigate, useLocation, useRouteError } from 'react-router-dom'
import { ApiError } from '@/wire/client/errors'
import { useSession } from '@/api/services'
import { isCouncilRole, ownCouncilPath } from '@/council-pages'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { RetryButton } from '@/features/retry/retry-button'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { failureTexts } from './failure-texts'
import { paths } from '../paths'
import { usePage } from './use-page'
import { WrongRole } from './refusals'
import { useRetry } from './use-retry'

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
  const ownPath = error instanceof WrongRole && isCouncilRole(role) ? ownCouncilPath(role, here.pathname) : undefined
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

import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, explain, refusalOr } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { messages } from '@/domain/messages'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import type { LinkedCase } from './linked-case'

interface LinkPageProps {
  title: string
  call: 'getApprovalCase' | 'getReviewCase'
  children: (application: LinkedCase) => ReactNode
}

/**
 * A page that an e-mailed link opens without a log-in. Only `app_ID` is read of the address: `Role` is a
 * label, the path says who is asked (users S1). What goes wrong is told here, in the words of spec 2, so there
 * is no loader.
 */
export function LinkPage({ title, call, children }: LinkPageProps) {
  const [search] = useSearchParams()
  const appId = search.get('app_ID')?.trim() ?? ''
  return (
    <>
      {/* Whoever has the address can answer, so it must not travel further than the e-mail did. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={title} />
      {appId === '' ? <NoAppId /> : <FetchedCase key={appId} appId={appId} call={call} show={children} />}
    </>
  )
}

interface FetchedCaseProps extends Pick<LinkPageProps, 'call'> {
  appId: string
  show: LinkPageProps['children']
}

function FetchedCase({ appId, call, show }: FetchedCaseProps) {
  const { client } = usePortal()
  // Static: the case is read once, and not again because this page itself has changed something.
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(client, call, { app_ID: appId }),
    staleTime: 'static',
  })
  if (data)
    return (
      <>
        {show(data)}
        <PersonalLink />
      </>
    )
  if (data === null) return <UnknownCase appId={appId} />
  if (!error) return <Skeleton lines={5} />
  const tryAgain = async () => {
    const { isSuccess } = await refetch()
    // The button that had the focus went with its message.
    if (isSuccess) document.querySelector('h1')?.focus()
  }
  return <NotFetched error={error} busy={isFetching} onRetry={() => void tryAgain()} />
}

function PersonalLink() {
  return (
    <p className="no-print mt-14 flex gap-3 text-sm text-ink-soft">
      <Link2 aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="max-w-reading">
        This link is personal: whoever opens it can answer in your place. Please do not forward it.
      </span>
    </p>
  )
}

function NoAppId() {
  return (
    <EmptyState title={messages.link.noAppId}>
      The link is not complete: the application’s number is missing at its end. Open it from the e-mail again, or copy
      the whole of it into the address bar. If it is short in the e-mail too, ask the council’s office for a new one.
    </EmptyState>
  )
}

function UnknownCase({ appId }: { appId: string }) {
  return (
    <EmptyState title={messages.link.notFetched}>
      The council has no application with the number <strong className="wrap-anywhere">{appId}</strong>. Open the link
      from the e-mail again. If this page comes back, ask the council’s office: the application may have been withdrawn.
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
    <Banner
      tone="error"
      title={messages.link.notFetched}
      detail={error instanceof ApiError ? error.detail : error.name}
      actions={
        <Button variant="primary" busy={busy} busyLabel={messages.page.loading} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {refusalOr(error, `${happened} ${kept}`)} {next}
    </Banner>
  )
}

import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { LOADING } from '@/domain/texts/loading'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { usePage } from '../use-page'

/** Milliseconds. */
const SLOW_DELAY = 5000

/** Shown over the current page while the next one is loading. CSS delays it, so that a fast navigation shows nothing. */
export const NavigationNotice = () => useNavigation().state === 'loading' && <LoadingNotice />

function LoadingNotice() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-4 z-30 grid animate-after-a-moment">
      <p className="flex items-center gap-3 justify-self-center rounded-card border border-rule bg-raised px-5 py-3 font-semibold shadow-raised">
        <Spinner />
        <span>{isSlow ? 'The server is slow to answer. Still loading...' : LOADING}</span>
      </p>
    </div>
  )
}

/** Shown while a page's code or data is loading. Its header is as high as a page's, to avoid a layout shift. */
export function PageSkeleton() {
  const { isWide, isBare } = usePage()
  // The front page is dark from edge to edge, so its skeleton is dark too.
  if (isBare)
    return (
      <div className="min-h-[calc(100lvh-4.5rem)] bg-bar px-4 py-8 sm:px-8">
        <div className="scheme-dark">
          <Skeleton lines={0} />
        </div>
      </div>
    )
  return (
    <div className={isWide ? 'mx-auto max-w-page px-4 pt-8 pb-14 sm:px-8' : undefined}>
      <div
        aria-hidden
        className="mb-6 animate-after-a-moment border-b border-rule pb-5 in-data-desk:mb-5 in-data-desk:py-1.5"
      >
        <div className="h-11 w-64 in-data-desk:h-9 max-w-full animate-breathe rounded-control bg-rule" />
      </div>
      <Skeleton lines={6} />
    </div>
  )
}

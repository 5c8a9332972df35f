import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { messages } from '@/domain/texts/messages'
import { Spinner } from '@/ui/spinner'

/** Milliseconds. */
const SLOW_AFTER = 5000

/** Shown over the current page while the next one is loading; a fast navigation shows nothing. */
export const PendingPage = () => useNavigation().state === 'loading' && <Pending />

function Pending() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-4 z-30 grid animate-after-a-moment">
      <p className="flex items-center gap-3 justify-self-center rounded-card border border-rule bg-raised px-5 py-3 font-semibold shadow-raised">
        <Spinner />
        <span>{isSlow ? 'The server is slow to answer. Still loading...' : messages.page.loading}</span>
      </p>
    </div>
  )
}

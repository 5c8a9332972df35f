import type { ReactNode } from 'react'
import { useApplicationWindow } from '@/areas/shared/use-application-window'
import { branding } from '@/branding'
import { countdown } from '@/domain/countdown'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { Button } from '@/ui/button'

const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Is it open, and until when: the two dates with their zone, and how much time is left. */
export function WindowPanel() {
  const { window, now, checkAgain, isChecking } = useApplicationWindow()

  if (window.state === 'unknown') {
    if (window.because === 'loading') return <Sentence>{messages.page.loading}</Sentence>
    return (
      <div role="status">
        <Sentence>{guidance.datesNotChecked.happened}</Sentence>
        <p className="mt-2">
          The server did not tell when applications open and close. Nobody has said that they are closed.
        </p>
        <div className="mt-4 scheme-dark">
          <Button size="small" busy={isChecking} busyLabel={messages.page.loading} onClick={checkAgain}>
            Try again
          </Button>
        </div>
      </div>
    )
  }

  const { state, opensAt, closesAt } = window
  return (
    <div>
      {state === 'not-yet' && <Sentence note={`in ${countdown(opensAt, now)}`}>Applications are not open yet</Sentence>}
      {state === 'open' && <Sentence note={`closes in ${countdown(closesAt, now)}`}>Applications are open</Sentence>}
      {state === 'closed' && <Sentence>Applications are closed</Sentence>}
      <dl className="mt-5 grid max-w-xl gap-x-10 gap-y-4 sm:grid-cols-2">
        <Moment term={state === 'not-yet' ? 'Opens' : 'Opened'} instant={opensAt} />
        <Moment term={state === 'closed' ? 'Closed' : 'Closes'} instant={closesAt} />
      </dl>
    </div>
  )
}

const Sentence = ({ children, note }: { children: ReactNode; note?: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-serif text-2xl font-semibold">
    {children}
    {note && <span className="font-sans text-lg font-medium tabular-nums">{note}</span>}
  </p>
)

/** A deadline by the university's clocks, and by the reader's own where these show another time. */
function Moment({ term, instant }: { term: string; instant: Date }) {
  const { name, words } = branding.timeZone
  const official = formatInZone(instant, name)
  const own = formatInZone(instant, readersZone)
  return (
    <div className="border-t border-on-bar/40 pt-3">
      <dt className="text-sm">{term}</dt>
      <dd>
        <time dateTime={instant.toISOString()} className="block text-lg font-semibold tabular-nums">
          {official}
        </time>
        <span className="block text-sm">{words}</span>
        {own !== official && (
          <span className="mt-1 block text-sm">
            {own} where you are ({readersZone})
          </span>
        )}
      </dd>
    </div>
  )
}

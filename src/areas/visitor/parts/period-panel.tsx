import type { ReactNode } from 'react'
import { useApplicationPeriod } from '@/features/dates/use-application-period'
import { branding } from '@/branding'
import { countdown } from '@/domain/countdown'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/button'

const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Is it open, and until when: the two dates with their zone, and how much time is left. */
export function PeriodPanel() {
  const { period, now, checkAgain, isChecking } = useApplicationPeriod()

  if (period.state === 'unknown') {
    if (period.because === 'loading')
      return (
        <Dates sentence={<Sentence>{messages.page.loading}</Sentence>}>
          <OnItsWay term="Opens" now={now} />
          <OnItsWay term="Closes" now={now} />
        </Dates>
      )
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

  const { state, opensAt, closesAt } = period
  return (
    <Dates
      sentence={
        <>
          {state === 'not-yet' && <Sentence note={`in ${countdown(opensAt, now)}`}>{NOT_YET}</Sentence>}
          {state === 'open' && (
            <Sentence note={`closes in ${countdown(closesAt, now)}`}>Applications are open</Sentence>
          )}
          {state === 'closed' && <Sentence>Applications are closed</Sentence>}
        </>
      }
    >
      <Moment term={state === 'not-yet' ? 'Opens' : 'Opened'} instant={opensAt} />
      <Moment term={state === 'closed' ? 'Closed' : 'Closes'} instant={closesAt} />
    </Dates>
  )
}

const NOT_YET = 'Applications are not open yet'

/** What they say is not known at first, but what room it takes is: that of the longest sentence, whichever comes. */
const Dates = ({ sentence, children }: { sentence: ReactNode; children: ReactNode }) => (
  <div>
    <div className="grid items-end *:[grid-area:1/1]">
      <p aria-hidden className={classNames(sentenceLook, 'invisible')}>
        <span data-text={NOT_YET} className="before:content-[attr(data-text)]" />
        <span data-text="closes in 365 d 23 h" className={classNames(noteLook, 'before:content-[attr(data-text)]')} />
      </p>
      {sentence}
    </div>
    <dl className="mt-5 grid max-w-xl gap-x-10 gap-y-4 sm:grid-cols-2">{children}</dl>
  </div>
)

const sentenceLook = 'flex flex-wrap items-baseline gap-x-4 gap-y-1 font-serif text-2xl font-semibold'
const noteLook = 'font-sans text-lg font-medium tabular-nums'

const Sentence = ({ children, note }: { children: ReactNode; note?: string }) => (
  <p className={sentenceLook}>
    {children}
    {note && <span className={noteLook}>{note}</span>}
  </p>
)

const momentLook = 'border-t border-on-bar/40 pt-3'

/** The reader's own time takes a line only where their clocks are not the university's: that is known before the dates. */
function isElsewhere(now: Date): boolean {
  return formatInZone(now, branding.timeZone.name) !== formatInZone(now, readersZone)
}

/** Holds the room of a date. */
const OnItsWay = ({ term, now }: { term: string; now: Date }) => (
  <div className={momentLook}>
    <dt className="text-sm">{term}</dt>
    <dd>
      <span className="block text-lg font-semibold">…</span>
      <span className="block text-sm">{branding.timeZone.words}</span>
      {isElsewhere(now) && <span className="mt-1 block text-sm">where you are ({readersZone})</span>}
    </dd>
  </div>
)

/** A deadline by the university's clocks, and by the reader's own where these show another time. */
function Moment({ term, instant }: { term: string; instant: Date }) {
  const { name, words } = branding.timeZone
  const official = formatInZone(instant, name)
  const own = formatInZone(instant, readersZone)
  return (
    <div className={momentLook}>
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

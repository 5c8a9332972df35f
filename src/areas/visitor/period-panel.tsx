import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { formatCountdown } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { formatInZone } from '@/domain/dates/zoned-time'
import { readersZone } from '@/features/readers-zone'
import { classNames } from '@/lib/class-names'
import { RetryButton } from '@/features/retry-banner'
import type { Elements } from '@/ui/elements'

export function PeriodPanel() {
  const { period, now, clockNote, checkAgain, isChecking } = useApplicationPeriod()

  if (period.state === 'unknown') {
    if (period.because === 'loading')
      return (
        <Dates sentence={<Sentence>{messages.page.loading}</Sentence>}>
          <PendingDate term="Opens" />
          <PendingDate term="Closes" />
        </Dates>
      )
    return (
      <div role="status">
        <Sentence>{guidance.datesNotChecked.happened}</Sentence>
        <p className="mt-2">The server did not say when applications open and close. They may be open.</p>
        <div className="mt-4 scheme-dark">
          <RetryButton size="small" busy={isChecking} onRetry={checkAgain} />
        </div>
      </div>
    )
  }

  const { state, opensAt, closesAt } = period
  return (
    <Dates
      note={clockNote}
      sentence={
        <>
          {state === 'not-yet' && <Sentence note={`in ${formatCountdown(opensAt, now)}`}>{NOT_OPEN_YET}</Sentence>}
          {state === 'open' && (
            <Sentence note={`closes in ${formatCountdown(closesAt, now)}`}>Applications are open</Sentence>
          )}
          {state === 'closed' && <Sentence>Applications are closed</Sentence>}
        </>
      }
    >
      <DateItem term={state === 'not-yet' ? 'Opens' : 'Opened'} instant={opensAt} />
      <DateItem term={state === 'closed' ? 'Closed' : 'Closes'} instant={closesAt} />
    </Dates>
  )
}

const NOT_OPEN_YET = 'Applications are not open yet'

/** Reserves the height of the longest sentence, to avoid a layout shift when the dates arrive. */
const Dates = ({ sentence, note, children }: { sentence: Elements; note?: string | undefined; children: Elements }) => (
  <div>
    <div className="grid items-end *:[grid-area:1/1]">
      <p aria-hidden className={classNames(sentenceStyle, 'invisible')}>
        <span data-text={NOT_OPEN_YET} className="before:content-[attr(data-text)]" />
        <span data-text="closes in 365 days" className={classNames(noteStyle, 'before:content-[attr(data-text)]')} />
      </p>
      {sentence}
    </div>
    <dl className="mt-5 grid max-w-xl gap-x-10 gap-y-4 sm:grid-cols-2">{children}</dl>
    {note && <p className="mt-4">{note}</p>}
  </div>
)

const sentenceStyle = 'flex flex-wrap items-baseline gap-x-4 gap-y-1 font-serif text-2xl font-semibold'
const noteStyle = 'font-sans text-lg font-medium tabular-nums'

const Sentence = ({ children, note }: { children: string; note?: string }) => (
  <p className={sentenceStyle}>
    <span>{children}</span>
    {note && <span className={noteStyle}>{note}</span>}
  </p>
)

const dateStyle = 'border-t border-on-bar/40 pt-3'

/** Placeholder with the height of a date. `before-paint.ts` sets `data-zone`. */
const PendingDate = ({ term }: { term: string }) => (
  <div className={dateStyle}>
    <dt className="text-sm">{term}</dt>
    <dd>
      <span className="block text-lg font-semibold">…</span>
      <span className="block text-sm">{branding.timeZone.words}</span>
      <span className="mt-1 hidden text-sm in-data-[zone=elsewhere]:block">
        …<br />
        where you are
      </span>
    </dd>
  </div>
)

/** Shows a date in the university's time zone, and in the reader's if that differs. */
function DateItem({ term, instant }: { term: string; instant: Date }) {
  const { name, words } = branding.timeZone
  const officialTime = formatInZone(instant, name)
  const localTime = formatInZone(instant, readersZone)
  return (
    <div className={dateStyle}>
      <dt className="text-sm">{term}</dt>
      <dd>
        <time dateTime={instant.toISOString()} className="block text-lg font-semibold tabular-nums">
          {officialTime}
        </time>
        <span className="block text-sm">{words}</span>
        {localTime !== officialTime && (
          <span className="mt-1 block text-sm">
            <span>{localTime}</span>
            <br />
            <span>{`where you are (${readersZone})`}</span>
          </span>
        )}
      </dd>
    </div>
  )
}

import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { formatCountdown } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { LOADING } from '@/domain/texts/loading'
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
        <Dates sentence={<Sentence>{LOADING}</Sentence>}>
          <DateItem term="Opens">
            <DatePlaceholder />
          </DateItem>
          <DateItem term="Closes">
            <DatePlaceholder />
          </DateItem>
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
      localDates={formatLocalDates(opensAt, closesAt)}
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
      <DateItem term={state === 'not-yet' ? 'Opens' : 'Opened'}>
        <HostTime instant={opensAt} />
      </DateItem>
      <DateItem term={state === 'closed' ? 'Closed' : 'Closes'}>
        <HostTime instant={closesAt} />
      </DateItem>
    </Dates>
  )
}

const NOT_OPEN_YET = 'Applications are not open yet'

interface DatesProps {
  sentence: Elements
  note?: string | undefined
  /** Undefined until the dates arrive. */
  localDates?: string | null
  children: Elements
}

/** Reserves the height of the longest sentence, to avoid a layout shift when the dates arrive. */
const Dates = ({ sentence, note, localDates, children }: DatesProps) => (
  <div>
    <div className="grid items-end *:[grid-area:1/1]">
      <p aria-hidden className={classNames(sentenceStyle, 'invisible')}>
        <span data-text={NOT_OPEN_YET} className="before:content-[attr(data-text)]" />
        <span data-text="closes in 365 days" className={classNames(noteStyle, 'before:content-[attr(data-text)]')} />
      </p>
      {sentence}
    </div>
    <dl className="mt-3 grid max-w-xl grid-cols-2 gap-x-2 sm:mt-5 sm:gap-x-10">{children}</dl>
    <p className="mt-1 text-sm">{branding.timeZone.words}</p>
    {/* Reserves two lines on a phone. `before-paint.ts` sets `data-zone`. */}
    {localDates === undefined && <p className="hidden text-sm in-data-[zone=elsewhere]:block max-sm:min-h-12">…</p>}
    {localDates && <p className="text-sm max-sm:min-h-12">{localDates}</p>}
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

const DateItem = ({ term, children }: { term: string; children: Elements }) => (
  <div className="border-t border-on-bar/40 pt-3">
    <dt className="text-sm">{term}</dt>
    <dd className="font-semibold tracking-tight tabular-nums sm:text-lg sm:tracking-normal">{children}</dd>
  </div>
)

const HostTime = ({ instant }: { instant: Date }) => (
  <time dateTime={instant.toISOString()}>{formatInZone(instant, branding.timeZone.name)}</time>
)

/** Reserves the height of a long date, which has two lines on the narrowest page. */
const DatePlaceholder = () => (
  <span data-text="30 Nov 2026, 16:00" className="invisible before:content-[attr(data-text)]" />
)

/** Returns the dates in the reader's time zone, or null if it has the same times as the university's. */
function formatLocalDates(...instants: Date[]): string | null {
  const localTimes = instants.map((instant) => formatInZone(instant, readersZone))
  const officialTimes = instants.map((instant) => formatInZone(instant, branding.timeZone.name))
  return localTimes.join() === officialTimes.join()
    ? null
    : `Where you are (${readersZone}): ${localTimes.join(' to ')}`
}

import type { ReactNode } from 'react'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { formatCountdown } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import type { ApplicationPeriod } from '@/domain/dates/period'
import { formatInZone } from '@/domain/dates/zoned-time'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { StatusBadge } from '@/ui/status-badge'

/** The form also works if these dates fail to load. */
export function CurrentDates() {
  const { period, now, clockNote, checkAgain, isChecking } = useApplicationPeriod()
  return (
    <section aria-labelledby="current-dates" className="max-lg:order-first">
      <h2 id="current-dates" className="mb-4 text-lg">
        Current dates
      </h2>
      {period.state !== 'unknown' ? (
        <KnownPeriod period={period} now={now} />
      ) : period.because === 'loading' ? (
        <PeriodDates
          badge={<StatusBadge tone="neutral">{messages.page.loading}</StatusBadge>}
          opening={{ term: 'Opens', description: '…' }}
          closing={{ term: 'Closes', description: '…' }}
        />
      ) : (
        <>
          <p className="mb-4">
            {guidance.datesNotChecked.happened} If none were ever set, applications count as closed.
          </p>
          <Button size="small" busy={isChecking} busyLabel={messages.page.loading} onClick={checkAgain}>
            Check again
          </Button>
        </>
      )}
      {clockNote && <p className="mt-4 text-waiting">{clockNote}</p>}
    </section>
  )
}

function KnownPeriod({ period, now }: { period: Exclude<ApplicationPeriod, { state: 'unknown' }>; now: Date }) {
  const { state, opensAt, closesAt } = period
  const formatTime = (moment: Date) => formatInZone(moment, branding.timeZone.name)
  return (
    <PeriodDates
      badge={
        <>
          {state === 'not-yet' && (
            <>
              <StatusBadge tone="waiting">Not open yet</StatusBadge>{' '}
              <span>{`opens in ${formatCountdown(opensAt, now)}`}</span>
            </>
          )}
          {state === 'open' && (
            <>
              <StatusBadge tone="good">Open</StatusBadge> <span>{`closes in ${formatCountdown(closesAt, now)}`}</span>
            </>
          )}
          {state === 'closed' && <StatusBadge tone="neutral">Closed</StatusBadge>}
        </>
      }
      opening={{ term: state === 'not-yet' ? 'Opens' : 'Opened', description: formatTime(opensAt) }}
      closing={{ term: state === 'closed' ? 'Closed' : 'Closes', description: formatTime(closesAt) }}
    />
  )
}

interface Fact {
  term: string
  description: ReactNode
}

interface PeriodDatesProps {
  badge: ReactNode
  opening: Fact
  closing: Fact
}

/** Keeps its height while loading, because on a phone the form is below. */
const PeriodDates = ({ badge, opening, closing }: PeriodDatesProps) => (
  <div className="grid gap-4">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">{badge}</p>
    <DescriptionList items={[opening, closing]} />
  </div>
)

import type { ReactNode } from 'react'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { countdown } from '@/domain/dates/countdown'
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
        <Dates
          badge={<StatusBadge tone="neutral">{messages.page.loading}</StatusBadge>}
          opens={{ term: 'Opens', description: '…' }}
          closes={{ term: 'Closes', description: '…' }}
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
  const at = (moment: Date) => formatInZone(moment, branding.timeZone.name)
  return (
    <Dates
      badge={
        <>
          {state === 'not-yet' && (
            <>
              <StatusBadge tone="waiting">Not open yet</StatusBadge>{' '}
              <span>{`opens in ${countdown(opensAt, now)}`}</span>
            </>
          )}
          {state === 'open' && (
            <>
              <StatusBadge tone="good">Open</StatusBadge> <span>{`closes in ${countdown(closesAt, now)}`}</span>
            </>
          )}
          {state === 'closed' && <StatusBadge tone="neutral">Closed</StatusBadge>}
        </>
      }
      opens={{ term: state === 'not-yet' ? 'Opens' : 'Opened', description: at(opensAt) }}
      closes={{ term: state === 'closed' ? 'Closed' : 'Closes', description: at(closesAt) }}
    />
  )
}

interface Fact {
  term: string
  description: ReactNode
}

interface DatesProps {
  badge: ReactNode
  opens: Fact
  closes: Fact
}

/** Same height while loading, because on a phone the form follows below. */
const Dates = ({ badge, opens, closes }: DatesProps) => (
  <div className="grid gap-4">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">{badge}</p>
    <DescriptionList items={[opens, closes]} />
  </div>
)

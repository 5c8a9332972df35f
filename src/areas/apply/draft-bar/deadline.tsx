import { memo, useEffect } from 'react'
import { readersZone } from '@/features/readers-zone'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { formatCountdown, getDeadlineWarning, type DeadlineWarning } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { formatInZone } from '@/domain/dates/zoned-time'
import { classNames } from '@/lib/class-names'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'

const WARNINGS: Record<DeadlineWarning, string> = {
  '7 d': 'Less than 7 days left',
  '24 h': 'Less than 24 hours left',
  '1 h': 'Less than 1 hour left',
  '10 min': 'Less than 10 minutes left',
}

/**
 * Shows the application period in the council's time zone, and in the user's if it differs. Memoised, because every
 * keystroke re-renders the bar.
 */
export const Deadline = memo(ApplicationDeadline)

function ApplicationDeadline() {
  const { period, now, clockNote, checkAgain, isChecking } = useApplicationPeriod()
  if (period.state === 'unknown') {
    if (period.because === 'loading')
      return (
        // Reserves the lines of the dates, so that nothing below shifts.
        <div className="grid *:[grid-area:1/1]">
          <p className="text-ink-soft">Checking the dates</p>
          <div aria-hidden className="invisible">
            <PeriodBoundary verb="Closes" time={now} remaining="10 days" />
          </div>
        </div>
      )
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{guidance.datesNotChecked.happened}</span>
        <Button size="small" variant="quiet" busy={isChecking} onClick={checkAgain}>
          Check again
        </Button>
      </p>
    )
  }
  const { state, opensAt, closesAt } = period
  return (
    <>
      {state === 'not-yet' && <PeriodBoundary verb="Opens" time={opensAt} remaining={formatCountdown(opensAt, now)} />}
      {state === 'closed' && <PeriodBoundary verb="Closed" time={closesAt} />}
      {state === 'open' && (
        <PeriodBoundary
          verb="Closes"
          time={closesAt}
          remaining={formatCountdown(closesAt, now)}
          warning={getDeadlineWarning(closesAt, now)}
        />
      )}
      {clockNote && <p className="text-waiting">{clockNote}</p>}
    </>
  )
}

interface PeriodBoundaryProps {
  verb: string
  time: Date
  remaining?: string
  warning?: DeadlineWarning | undefined
}

function PeriodBoundary({ verb, time, remaining, warning }: PeriodBoundaryProps) {
  const announce = useAnnounce()
  useEffect(() => {
    // Announces only the thresholds, not every tick of the countdown.
    if (warning) announce(`${WARNINGS[warning]} to submit.`)
  }, [announce, warning])
  const localTime = formatLocalTime(time)
  const zone = localTime ? ` (${branding.timeZone.words})` : ''
  return (
    <p
      className={classNames(
        'flex flex-wrap gap-x-3 tabular-nums',
        warning !== undefined && 'font-semibold text-waiting',
      )}
    >
      <span>{`${verb} ${formatCouncilTime(time)}${zone}${remaining !== undefined ? `, in ${remaining}` : ''}`}</span>
      {localTime && <span className="text-ink-soft max-sm:sr-only">{`${localTime} by your clock`}</span>}
    </p>
  )
}

const formatCouncilTime = (time: Date) => formatInZone(time, branding.timeZone.name)

/** Formats a time in the device's time zone. Returns undefined if it equals the council's time. */
function formatLocalTime(time: Date): string | undefined {
  const localTime = formatInZone(time, readersZone)
  return localTime === formatCouncilTime(time) ? undefined : localTime
}

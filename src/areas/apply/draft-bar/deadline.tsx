import { memo, useEffect } from 'react'
import { readersZone } from '@/features/readers-zone'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { countdown, deadlineWarning, type DeadlineWarning } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { formatInZone } from '@/domain/dates/zoned-time'
import { classNames } from '@/lib/class-names'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'

const WARNINGS: Record<DeadlineWarning, string> = {
  '7 d': 'Less than 7 days left',
  '24 h': 'Less than 24 hours left',
  '1 h': 'Less than 1 hour left',
  '10 min': 'Less than 10 minutes left',
}

/**
 * Application period in one line: in the council's time zone, and in the user's if it differs. Memoised, because every
 * keystroke re-renders the bar.
 */
export const Deadline = memo(ApplicationDeadline)

function ApplicationDeadline() {
  const { period, now, clockNote, checkAgain, isChecking } = useApplicationPeriod()
  if (period.state === 'unknown') {
    if (period.because === 'loading')
      return <p className={classNames('text-ink-soft', ownTimeOf(now) && 'sm:min-h-12')}>Checking the dates</p>
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
      {state === 'not-yet' && <Moment verb="Opens" at={opensAt} left={countdown(opensAt, now)} />}
      {state === 'closed' && <Moment verb="Closed" at={closesAt} />}
      {state === 'open' && (
        <Moment verb="Closes" at={closesAt} left={countdown(closesAt, now)} warning={deadlineWarning(closesAt, now)} />
      )}
      {clockNote && <p className="text-waiting">{clockNote}</p>}
    </>
  )
}

interface MomentProps {
  verb: string
  at: Date
  left?: string
  warning?: DeadlineWarning | undefined
}

function Moment({ verb, at, left, warning }: MomentProps) {
  const announce = useAnnounce()
  useEffect(() => {
    // Announces only the thresholds, not every tick of the countdown.
    if (warning) announce(`${WARNINGS[warning]} to submit.`)
  }, [announce, warning])
  const ownTime = ownTimeOf(at)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      {warning && <StatusBadge tone="waiting">{WARNINGS[warning]}</StatusBadge>}
      <span>
        {`${verb} ${councilTime(at)} (${branding.timeZone.words})${left !== undefined ? `, in ${left}` : ''}`}
      </span>
      {ownTime && <span className="text-ink-soft max-sm:sr-only sm:basis-full">{`${ownTime} by your clock`}</span>}
    </p>
  )
}

const councilTime = (at: Date) => formatInZone(at, branding.timeZone.name)

/** Returns the time on the clock of the device; undefined if it is the same. */
function ownTimeOf(at: Date): string | undefined {
  const own = formatInZone(at, readersZone)
  return own === councilTime(at) ? undefined : own
}

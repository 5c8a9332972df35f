import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import type { ApplicationDatesForm } from '@/domain/council/council-schemas'
import { datesChange } from '@/domain/dates/dates-change'
import { formatHostDate } from '@/domain/dates/host-date'
import { Banner } from '@/ui/banner'

/** Spells the dates out, because native date inputs follow the browser's locale and 11/01 is ambiguous. */
export function PeriodSummary({ dates }: { dates: ApplicationDatesForm }) {
  const { period, now } = useApplicationPeriod()
  const { words, needsConfirmation } = datesChange(dates, period, now, branding.timeZone.name)
  const text = words.join('\n')
  return (
    <>
      <p className="tabular-nums">{`Applications open ${formatHostDate(`${dates.openDate} ${dates.openTime}`)} and close ${formatHostDate(`${dates.closeDate} ${dates.closeTime}`)}.`}</p>
      {text !== '' && <Banner tone={needsConfirmation ? 'warning' : 'info'}>{text}</Banner>}
    </>
  )
}

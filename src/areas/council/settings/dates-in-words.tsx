import { useApplicationWindow } from '@/features/dates/use-application-window'
import { branding } from '@/branding'
import { closesBeforeItOpens, type ApplicationDatesForm } from '@/domain/council-rules'
import { datesChange } from '@/domain/dates-change'
import { formatHostDate } from '@/domain/host-date'
import { Banner } from '@/ui/banner'

/** The browser's own inputs write a date as the reader's computer does: 11/01 is two days. Words are one. */
export function DatesInWords({ dates }: { dates: ApplicationDatesForm }) {
  const { window, now } = useApplicationWindow()
  const { words, asks } = datesChange(dates, window, now, branding.timeZone.name)
  const text = words.join('\n')
  return (
    <>
      {!closesBeforeItOpens(dates) && (
        <p className="tabular-nums">
          Applications open {formatHostDate(`${dates.Open_Date} ${dates.Time_1}`)} and close{' '}
          {formatHostDate(`${dates.Close_Date} ${dates.Time_2}`)}.
        </p>
      )}
      {text !== '' && <Banner tone={asks ? 'warning' : 'info'}>{text}</Banner>}
    </>
  )
}

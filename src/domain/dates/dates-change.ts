import type { ApplicationDatesForm } from '../council/council-schemas'
import { getApplicationPeriod, type ApplicationPeriod } from './period'
import { getDayInZone, formatInZone } from './zoned-time'

export interface DatesChange {
  /** The effect on applicants, in sentences. */
  readonly sentences: readonly string[]
  /** Whether applicants would lose time, so that the change needs a confirmation. */
  readonly needsConfirmation: boolean
}

const makeConfirmation = (...sentences: string[]): DatesChange => ({ sentences, needsConfirmation: true })
const makeNotice = (...sentences: string[]): DatesChange => ({ sentences, needsConfirmation: false })

const CLOSES_AT_ONCE =
  'Applications are open now and would close at once: who has not submitted yet could do so no more.'

/** Describes the effect of valid dates, and names a year that fits neither of them. */
export function describeDatesChange(
  newDates: ApplicationDatesForm,
  current: ApplicationPeriod,
  now: Date,
  zone: string,
): DatesChange {
  const change = describeEffect(newDates, current, now, zone)
  const year = newDates.year.trim()
  if ([newDates.openDate, newDates.closeDate].some((date) => date.startsWith(year))) return change
  return makeConfirmation(...change.sentences, `The year ${year} fits neither of the two dates.`)
}

function describeEffect(typed: ApplicationDatesForm, present: ApplicationPeriod, now: Date, zone: string): DatesChange {
  const isOpen = present.state === 'open'
  const dates = { openDate: `${typed.openDate} ${typed.openTime}`, closeDate: `${typed.closeDate} ${typed.closeTime}` }
  const next = getApplicationPeriod(dates, now, zone)
  if (next.state === 'unknown') return makeNotice()
  const format = (moment: Date) => formatInZone(moment, zone)
  if (next.state === 'closed') {
    return isOpen
      ? makeConfirmation(CLOSES_AT_ONCE)
      : makeConfirmation(`The closing time, ${format(next.closesAt)}, is over: nobody could submit.`)
  }
  const reopening = `They would open again on ${format(next.opensAt)}.`
  if (isOpen && next.state === 'not-yet') return makeConfirmation(CLOSES_AT_ONCE, reopening)
  if (present.state === 'unknown' || present.state === 'closed') {
    return makeNotice(...(next.state === 'open' ? [OPENS_AT_ONCE] : []))
  }
  return compareAnnounced(present, next, { now, format, zone })
}

const OPENS_AT_ONCE = 'Applications would open at once.'

type KnownPeriod = Exclude<ApplicationPeriod, { state: 'unknown' }>

interface Clock {
  readonly now: Date
  readonly format: (moment: Date) => string
  readonly zone: string
}

/** Compares announced dates that are not over. The change needs a confirmation if it leaves applicants less time. */
function compareAnnounced(present: KnownPeriod, next: KnownPeriod, { now, format, zone }: Clock): DatesChange {
  const today = getDayInZone(next.closesAt, zone) === getDayInZone(now, zone) ? 'today, ' : ''
  const closing = `on ${format(next.closesAt)} in place of ${format(present.closesAt)}`
  const opensLater = next.state === 'not-yet' && next.opensAt > present.opensAt
  const losses = [
    ...(opensLater
      ? [
          `Applications would open later than announced: on ${format(next.opensAt)} in place of ${format(present.opensAt)}.`,
        ]
      : []),
    ...(next.closesAt < present.closesAt
      ? [`Applicants would have less time: applications would close ${today}${closing}.`]
      : []),
  ]
  if (losses.length > 0) return makeConfirmation(...losses)
  return makeNotice(
    ...(next.state === 'open' && present.state === 'not-yet' ? [OPENS_AT_ONCE] : []),
    ...(next.closesAt > present.closesAt
      ? [`Applicants would have more time: applications would close ${closing}.`]
      : []),
  )
}

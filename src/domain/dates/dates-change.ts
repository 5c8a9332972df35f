import type { ApplicationDatesForm } from '../council/council-schemas'
import { applicationPeriod, type ApplicationPeriod } from './period'
import { dayInZone, formatInZone } from './zoned-time'

export interface DatesChange {
  /** The effect on applicants, in sentences. */
  readonly words: readonly string[]
  /** Whether applicants would lose time, so that the change needs a confirmation. */
  readonly needsConfirmation: boolean
}

const toConfirm = (...words: string[]): DatesChange => ({ words, needsConfirmation: true })
const toInform = (...words: string[]): DatesChange => ({ words, needsConfirmation: false })

const CLOSES_AT_ONCE =
  'Applications are open now and would close at once: who has not submitted yet could do so no more.'

/** Describes the effect of valid dates, and names a year that fits neither of them. */
export function datesChange(
  typed: ApplicationDatesForm,
  present: ApplicationPeriod,
  now: Date,
  zone: string,
): DatesChange {
  const change = effectOf(typed, present, now, zone)
  const year = typed.year.trim()
  if ([typed.openDate, typed.closeDate].some((date) => date.startsWith(year))) return change
  return toConfirm(...change.words, `The year ${year} fits neither of the two dates.`)
}

function effectOf(typed: ApplicationDatesForm, present: ApplicationPeriod, now: Date, zone: string): DatesChange {
  const isOpen = present.state === 'open'
  const dates = { openDate: `${typed.openDate} ${typed.openTime}`, closeDate: `${typed.closeDate} ${typed.closeTime}` }
  const next = applicationPeriod(dates, now, zone)
  if (next.state === 'unknown') return toInform()
  const at = (moment: Date) => formatInZone(moment, zone)
  if (next.state === 'closed') {
    return isOpen
      ? toConfirm(CLOSES_AT_ONCE)
      : toConfirm(`The closing time, ${at(next.closesAt)}, is over: nobody could submit.`)
  }
  const again = `They would open again on ${at(next.opensAt)}.`
  if (isOpen && next.state === 'not-yet') return toConfirm(CLOSES_AT_ONCE, again)
  if (present.state === 'unknown' || present.state === 'closed') {
    return toInform(...(next.state === 'open' ? [OPENS_AT_ONCE] : []))
  }
  return changeOfAnnounced(present, next, { now, at, zone })
}

const OPENS_AT_ONCE = 'Applications would open at once.'

type KnownPeriod = Exclude<ApplicationPeriod, { state: 'unknown' }>

interface Clock {
  readonly now: Date
  readonly at: (moment: Date) => string
  readonly zone: string
}

/** Compares announced dates that are not over. The change needs a confirmation if it leaves applicants less time. */
function changeOfAnnounced(present: KnownPeriod, next: KnownPeriod, { now, at, zone }: Clock): DatesChange {
  const today = dayInZone(next.closesAt, zone) === dayInZone(now, zone) ? 'today, ' : ''
  const closing = `on ${at(next.closesAt)} in place of ${at(present.closesAt)}`
  const opensLater = next.state === 'not-yet' && next.opensAt > present.opensAt
  const less = [
    ...(opensLater
      ? [`Applications would open later than announced: on ${at(next.opensAt)} in place of ${at(present.opensAt)}.`]
      : []),
    ...(next.closesAt < present.closesAt
      ? [`Applicants would have less time: applications would close ${today}${closing}.`]
      : []),
  ]
  if (less.length > 0) return toConfirm(...less)
  return toInform(
    ...(next.state === 'open' && present.state === 'not-yet' ? [OPENS_AT_ONCE] : []),
    ...(next.closesAt > present.closesAt
      ? [`Applicants would have more time: applications would close ${closing}.`]
      : []),
  )
}

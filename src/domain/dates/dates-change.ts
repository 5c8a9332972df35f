import { closesBeforeItOpens, type ApplicationDatesForm } from '../council/council-schemas'
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

export const BACKWARDS = 'Applications would close before they open, and nobody could submit.'
const CLOSES_AT_ONCE =
  'Applications are open now and would close at once: who has not submitted yet could do so no more.'

export function datesChange(
  typed: ApplicationDatesForm,
  present: ApplicationPeriod,
  now: Date,
  zone: string,
): DatesChange {
  const isOpen = present.state === 'open'
  if (closesBeforeItOpens(typed)) return isOpen ? toConfirm(BACKWARDS, CLOSES_AT_ONCE) : toConfirm(BACKWARDS)
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

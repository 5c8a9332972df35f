import { closesBeforeItOpens, type ApplicationDatesForm } from './council-schemas'
import { applicationPeriod, type ApplicationPeriod } from './period'
import { dayInZone, formatInZone } from './zoned-time'

export interface DatesChange {
  /** What the dates mean for those who apply, in sentences. */
  readonly words: readonly string[]
  /** Whether it takes something from somebody: then it is asked about first. */
  readonly asks: boolean
}

const ASKS = (...words: string[]): DatesChange => ({ words, asks: true })
const TELLS = (...words: string[]): DatesChange => ({ words, asks: false })

export const BACKWARDS = 'Applications would close before they open, and nobody could submit.'
const CLOSES_AT_ONCE =
  'Applications are open now and would close at once: who has not submitted yet could do so no more.'

/** What changes for whom with these dates, compared with those that hold now. */
export function datesChange(
  typed: ApplicationDatesForm,
  present: ApplicationPeriod,
  now: Date,
  zone: string,
): DatesChange {
  const isOpen = present.state === 'open'
  if (closesBeforeItOpens(typed)) return isOpen ? ASKS(BACKWARDS, CLOSES_AT_ONCE) : ASKS(BACKWARDS)
  const dates = { openDate: `${typed.openDate} ${typed.openTime}`, closeDate: `${typed.closeDate} ${typed.closeTime}` }
  const next = applicationPeriod(dates, now, zone)
  if (next.state === 'unknown') return TELLS()
  const at = (moment: Date) => formatInZone(moment, zone)
  if (next.state === 'closed') {
    return isOpen ? ASKS(CLOSES_AT_ONCE) : ASKS(`The closing time, ${at(next.closesAt)}, is over: nobody could submit.`)
  }
  const again = `They would open again on ${at(next.opensAt)}.`
  if (isOpen && next.state === 'not-yet') return ASKS(CLOSES_AT_ONCE, again)
  if (present.state === 'unknown' || present.state === 'closed') {
    return TELLS(...(next.state === 'open' ? [OPENS_AT_ONCE] : []))
  }
  return announced(present, next, { now, at, zone })
}

const OPENS_AT_ONCE = 'Applications would open at once.'

type KnownWindow = Exclude<ApplicationPeriod, { state: 'unknown' }>

interface Reading {
  readonly now: Date
  readonly at: (moment: Date) => string
  readonly zone: string
}

/** Against dates that applicants count on: less time is taken from them, more is given. */
function announced(present: KnownWindow, next: KnownWindow, { now, at, zone }: Reading): DatesChange {
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
  if (less.length > 0) return ASKS(...less)
  return TELLS(
    ...(next.state === 'open' && present.state === 'not-yet' ? [OPENS_AT_ONCE] : []),
    ...(next.closesAt > present.closesAt
      ? [`Applicants would have more time: applications would close ${closing}.`]
      : []),
  )
}

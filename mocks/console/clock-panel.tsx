import { useState } from 'react'
import { branding } from '@/branding'
import { DAY_RANGE, isPlausibleDay, readHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { getApplicationPeriod, type ApplicationPeriod } from '@/domain/dates/period'
import { formatDateTimeInZone, formatInZone, getInstantInZone, getYearInZone } from '@/domain/dates/zoned-time'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { getJumpTarget, getNextNewYear, PERIOD_JUMPS } from '../clock-jumps'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'
import { useRunningConditions } from './use-conditions'
import { useStoreData } from './use-store-data'

const ZONE = branding.timeZone.name

export function ClockPanel({ view }: { view: MockView }) {
  const { moment, clockRuns } = useRunningConditions(view.conditions)
  const now = new Date(moment)
  const period = getApplicationPeriod(useStoreData(view, readApplicationDates), now, ZONE)
  const setClock = (target: Date) => view.conditions.set({ moment: target.getTime() })
  const newYear = getNextNewYear(now, ZONE)
  return (
    <div className="grid justify-items-start gap-6">
      <p role="timer" className="font-serif text-xl font-semibold tabular-nums">
        <span>{formatInZone(now, ZONE)}</span>{' '}
        <span className="font-sans text-base font-normal text-ink-soft">{branding.timeZone.words}</span>
      </p>
      <Button onClick={() => view.conditions.set({ clockRuns: !clockRuns })}>
        {clockRuns ? 'Stop the clock' : 'Let the clock run'}
      </Button>
      <SetTimeForm key={clockRuns ? 'runs' : moment} moment={moment} onSet={setClock} />
      <section aria-labelledby="jumps" className="grid gap-3">
        <h3 id="jumps" className="font-semibold">
          Go to
        </h3>
        <div className="flex flex-wrap gap-3">
          {getJumps(period).map(({ label, target, disabledReason }) => (
            <Button key={label} size="small" disabledReason={disabledReason} onClick={() => target && setClock(target)}>
              {label}
            </Button>
          ))}
          <Button size="small" onClick={() => setClock(newYear)}>
            {`1 January ${getYearInZone(newYear, ZONE)}`}
          </Button>
        </div>
      </section>
    </div>
  )
}

const readApplicationDates = ({ applicationDates }: Store) => applicationDates.all().at(-1) ?? 'failed'

/** Returns the jumps, disabled with a reason while there is no period. */
function getJumps(period: ApplicationPeriod): { label: string; target?: Date; disabledReason?: string }[] {
  if (period.state === 'unknown') {
    const disabledReason = period.because === 'loading' ? messages.page.loading : 'The council has set no dates.'
    return PERIOD_JUMPS.map(({ label }) => ({ label, disabledReason }))
  }
  return PERIOD_JUMPS.map((jump) => ({ label: jump.label, target: getJumpTarget(jump, period) }))
}

/** Formats host time for an `<input type="datetime-local">`: `2026-11-20T09:00`. */
const toFieldValue = (moment: number) => formatDateTimeInZone(new Date(moment), ZONE).slice(0, 16).replace(' ', 'T')

function SetTimeForm({ moment, onSet }: { moment: number; onSet: (target: Date) => void }) {
  const [value, setValue] = useState(() => toFieldValue(moment))
  const date = readHostDate(value.replace('T', ' '))
  const time = date && isPlausibleDay(value.slice(0, 10)) ? date.time : undefined
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (date && time) onSet(getInstantInZone({ ...date, ...time }, ZONE, 'earlier'))
      }}
    >
      <Field label="Set it to">
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            min={`${DAY_RANGE.min}T00:00`}
            max={`${DAY_RANGE.max}T23:59`}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabledReason={time ? undefined : 'Enter a date and a time.'}>
        Set
      </Button>
    </form>
  )
}

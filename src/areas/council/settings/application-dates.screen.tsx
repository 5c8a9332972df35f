import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '@/api/query'
import { useCall, useServices } from '@/api/services'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { applicationDatesSchema, type ApplicationDatesForm } from '@/domain/council/council-schemas'
import { describeDatesChange } from '@/domain/dates/dates-change'
import { formatHostDate } from '@/domain/dates/host-date'
import { getApplicationPeriod } from '@/domain/dates/period'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { getCouncilYear } from '@/council-time'
import { asPeriodDates, fetchCurrentPeriod, useApplicationPeriod } from '@/features/use-application-period'
import { DateField } from '@/form/date-field'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { getFormError, useSend } from '@/writes/use-send'
import { CurrentDates } from './current-dates'

export default function ApplicationDatesScreen() {
  const services = useServices()
  const { client, now } = services
  const alerts = useAlerts()
  const { attempt, send } = useSend(useCall('setApplicationDates'))
  const busy = attempt.status === 'sending'
  const form = useSchemaForm(applicationDatesSchema, {
    openDate: '',
    openTime: '',
    closeDate: '',
    closeTime: '',
    year: String(getCouncilYear(now())),
  })
  const { data } = useQuery(callQuery(client, 'getApplicationDates', {}))
  const isEdited = form.formState.isDirty
  useEffect(() => {
    if (data && !isEdited) form.reset(toFormValues(data, now()))
  }, [data, form, isEdited, now])
  const values = form.watch()
  const isComplete = applicationDatesSchema.safeParse(values).success

  async function save(dates: ApplicationDatesForm) {
    const { sentences, needsConfirmation } = describeDatesChange(
      dates,
      await fetchCurrentPeriod(services),
      now(),
      branding.timeZone.name,
    )
    const question = [...sentences, 'Set these dates?'].join('\n\n')
    if (needsConfirmation && !(await alerts.confirm(question, { confirmLabel: 'Set them anyway' }))) return
    const { result } = await send(dates)
    if (result) await alerts.show(result.message || 'The dates are set.', { tone: 'success' })
  }

  return (
    <>
      <PageHeader
        title="Application Dates"
        lead="Applications can be submitted from the opening to the closing time, both included. Everybody sees these dates on the home page."
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_1fr]">
        <Form
          form={form}
          busy={busy}
          {...getFormError(attempt, guidance.unconfirmedTexts.setDates)}
          invalidText={(errors) => errors.find((text) => text === messages.dates.allFields)}
          onSubmit={save}
          actions={
            <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
              Submit
            </Button>
          }
        >
          <p className="text-ink-soft">All times are {branding.timeZone.words}.</p>
          <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
            <DateField control={form.control} name="openDate" label="Open Date" />
            <DateField control={form.control} name="openTime" label="Open Time" type="time" />
            <DateField control={form.control} name="closeDate" label="Close Date" />
            <DateField control={form.control} name="closeTime" label="Close Time" type="time" />
            <NumberTextField control={form.control} name="year" label="Year" inputMode="numeric" />
          </div>
          {isEdited && isComplete && <PeriodSummary dates={values} />}
        </Form>
        <CurrentDates />
      </div>
    </>
  )
}

/** Returns the current dates as form values; unreadable dates are empty. */
function toFormValues(dates: Output<'getApplicationDates'>, now: Date): ApplicationDatesForm {
  const year = String(getCouncilYear(now))
  const period = getApplicationPeriod(asPeriodDates(dates), now, branding.timeZone.name)
  if (period.state === 'unknown') return { openDate: '', openTime: '', closeDate: '', closeTime: '', year }
  const [openDate = '', openTime = ''] = splitLocalTime(period.opensAt)
  const [closeDate = '', closeTime = ''] = splitLocalTime(period.closesAt)
  return { openDate, openTime, closeDate, closeTime, year: openDate.slice(0, 4) }
}

const splitLocalTime = (instant: Date) => formatDateTimeInZone(instant, branding.timeZone.name).slice(0, 16).split(' ')

/** Spells out the dates, because native inputs follow the browser's locale and 11/01 is ambiguous. */
function PeriodSummary({ dates }: { dates: ApplicationDatesForm }) {
  const { period, now } = useApplicationPeriod()
  const { sentences, needsConfirmation } = describeDatesChange(dates, period, now, branding.timeZone.name)
  const text = sentences.join('\n')
  return (
    <>
      <p className="tabular-nums">{`Applications open ${formatHostDate(`${dates.openDate} ${dates.openTime}`)} and close ${formatHostDate(`${dates.closeDate} ${dates.closeTime}`)}.`}</p>
      {text !== '' && <Banner tone={needsConfirmation ? 'warning' : 'info'}>{text}</Banner>}
    </>
  )
}

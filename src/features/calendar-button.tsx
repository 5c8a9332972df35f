import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { callQuery } from '@/api/query'
import { ensureCall, useServices, type Services } from '@/api/services'
import { branding } from '@/branding'
import { getReportDays } from '@/domain/council/due-reports'
import { makeDeadlineEntry, makeReportEntries, type CalendarEntry } from '@/domain/dates/calendar'
import { STATUS } from '@/domain/status/status'
import { formatCount } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { getFailureReason } from '@/api/explain'
import { fetchCurrentPeriod } from './use-application-period'

const NAME = 'research-grants.ics'

export function CalendarButton() {
  const services = useServices()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { entries, missing } = await collectDates(services)
      const { calendarFile } = await import('./calendar-file')
      if (entries.length > 0) {
        const text = calendarFile(entries, 'Research grants', services.now())
        saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), NAME)
        announce(`${formatCount(entries.length, 'date', 'dates')} saved as ${NAME}.`)
      }
      if (entries.length === 0 || missing.length > 0)
        await alerts.show(
          [entries.length === 0 ? 'There is no date to save.' : 'Saved, but not all is known.', ...missing].join(' '),
        )
    } catch (error) {
      await alerts.show(`The dates could not be read. ${getFailureReason(error)}`, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="small"
      icon={<CalendarPlus aria-hidden size={16} />}
      busy={busy}
      busyLabel="Reading the dates..."
      onClick={() => void save()}
    >
      Dates for my calendar
    </Button>
  )
}

interface Dates {
  readonly entries: readonly CalendarEntry[]
  readonly missing: readonly string[]
}

/**
 * Returns a future deadline and the due days of unsent reports. Queries one project at a time, rejects if one fails.
 */
async function collectDates(services: Services): Promise<Dates> {
  const { client, queries } = services
  const period = await fetchCurrentPeriod(services)
  const applications = await queries.fetchQuery(callQuery(client, 'listSubmittedApplications', {}))
  const entries: CalendarEntry[] = []
  const missing: string[] = []
  if (period.state === 'unknown') missing.push('When applications close is not known.')
  else if (period.state !== 'closed') entries.push(makeDeadlineEntry(period.closesAt, branding.timeZone))
  for (const { applicationId, projectTitle } of applications.filter(({ status }) => status === STATUS.granted)) {
    const details = await ensureCall(services, 'getDetails', { applicationId })
    const grant = { applicationId, projectTitle, startDate: details?.startDate ?? null, period: details?.period ?? '' }
    const days = getReportDays(grant.startDate, grant.period)
    const sent: string[] = []
    for (const { report } of days)
      if ((await ensureCall(services, 'checkFileExistence', { applicationId, fileType: report.file })).exists)
        sent.push(report.file)
    entries.push(...makeReportEntries(grant, sent))
    if (days.length === 0) missing.push(`When “${projectTitle.trim()}” starts is not known.`)
    else if (days.every(({ report }) => report.download !== 'final'))
      missing.push(`When “${projectTitle.trim()}” ends is not known.`)
  }
  return { entries, missing }
}

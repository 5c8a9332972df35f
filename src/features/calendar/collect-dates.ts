import { ensureCall, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { branding } from '@/branding'
import { deadlineEntry, reportEntries, type CalendarEntry } from '@/domain/dates/calendar'
import { reportDays } from '@/domain/council/due-reports'
import { STATUS } from '@/domain/status/status'
import { fetchCurrentPeriod } from '../dates/use-application-period'

interface Dates {
  readonly entries: readonly CalendarEntry[]
  readonly missing: readonly string[]
}

/**
 * Returns a future deadline and the due days of unsent reports. Queries one project at a time; rejects if that fails.
 */
export async function collectDates(services: Services): Promise<Dates> {
  const { client, queries } = services
  const period = await fetchCurrentPeriod(services)
  const applications = await queries.fetchQuery(callQuery(client, 'listSubmittedApplications', {}))
  const entries: CalendarEntry[] = []
  const missing: string[] = []
  if (period.state === 'unknown') missing.push('When applications close is not known.')
  else if (period.state !== 'closed') entries.push(deadlineEntry(period.closesAt, branding.timeZone))
  for (const { applicationId, projectTitle } of applications.filter(({ status }) => status === STATUS.granted)) {
    const details = await ensureCall(services, 'getDetails', { applicationId })
    const grant = { applicationId, projectTitle, startDate: details?.startDate ?? null, period: details?.period ?? '' }
    const days = reportDays(grant.startDate, grant.period)
    const sent: string[] = []
    for (const { report } of days)
      if ((await ensureCall(services, 'checkFileExistence', { applicationId, fileType: report.file })).exists)
        sent.push(report.file)
    entries.push(...reportEntries(grant, sent))
    if (days.length === 0) missing.push(`When “${projectTitle.trim()}” starts is not known.`)
    else if (days.every(({ report }) => report.download !== 'final'))
      missing.push(`When “${projectTitle.trim()}” ends is not known.`)
  }
  return { entries, missing }
}

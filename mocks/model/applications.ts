import { branding } from '@/branding'
import { getApplicationPeriod } from '@/domain/dates/period'
import { isPlainNumber } from '@/domain/status/displayed-id'
import { STATUS, type StatusCode } from '@/domain/status/status'
import type { MockContext } from '../implementation'
import { refuse } from '@/wire/mock/refusal'
import type { Store } from './store'
import type { ApplicationRow } from './tables'

export const inStatus = ({ applications }: Store, ...statuses: StatusCode[]): Readonly<ApplicationRow>[] =>
  withStatus(applications.all(), ...statuses)

export const withStatus = (
  rows: readonly Readonly<ApplicationRow>[],
  ...statuses: StatusCode[]
): Readonly<ApplicationRow>[] => rows.filter(({ status }) => statuses.includes(status))

/** The refusal of an unknown id and of somebody else's id. One text for both reveals nothing. */
export const NO_SUCH_APPLICATION = 'No data found for the given Application ID.'

/** Returns 0, an unused id, if the text is not exactly an id. */
export const readAppId = (text: string): number => (isPlainNumber(text) ? Number(text) : 0)

/** For the council: any application. */
export const applicationOf = ({ store }: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  store.applications.getOrRefuse(readAppId(applicationId), NO_SUCH_APPLICATION)

export const isOwn = ({ person }: MockContext, application: ApplicationRow): boolean =>
  person?.id === application.userId

/** For applicants: only their own applications. */
export function ownApplication(context: MockContext, applicationId: string): Readonly<ApplicationRow> {
  const application = applicationOf(context, applicationId)
  return isOwn(context, application) ? application : refuse('not-found', NO_SUCH_APPLICATION)
}

export const ownApplications = ({ store, person }: MockContext): Readonly<ApplicationRow>[] =>
  person ? store.applications.all().filter(({ userId }) => userId === person.id) : []

/**
 * For pages linked in e-mails: any submitted application for any caller. The links have no token, and a reviewer may be
 * logged in as an applicant (docs/security.md#links-by-number-alone).
 */
export function linkedApplication({ store }: MockContext, applicationId: string): Readonly<ApplicationRow> | undefined {
  const application = store.applications.get(readAppId(applicationId))
  return application?.status === STATUS.draft ? undefined : application
}

export const linkedOrRefuse = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  linkedApplication(context, applicationId) ?? refuse('not-found', NO_SUCH_APPLICATION)

/** For details and documents: applicants see their own applications, others the submitted ones. */
export function visibleApplication(context: MockContext, applicationId: string): Readonly<ApplicationRow> | undefined {
  if (context.caller !== 'Applicant') return linkedApplication(context, applicationId)
  const application = context.store.applications.get(readAppId(applicationId))
  return application && isOwn(context, application) ? application : undefined
}

export const visibleOrRefuse = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  visibleApplication(context, applicationId) ?? refuse('not-found', NO_SUCH_APPLICATION)

/** Grant.php refuses applications outside the application period. */
export function assertOpenPeriod({ store, now }: MockContext): void {
  const period = getApplicationPeriod(store.applicationDates.all()[0] ?? 'failed', now, branding.timeZone.name)
  if (period.state === 'not-yet') refuse('conflict', 'Applications are not open yet.')
  if (period.state === 'closed') refuse('conflict', 'Applications are closed.')
  if (period.state === 'unknown') refuse('conflict', 'The application dates have not been set.')
}

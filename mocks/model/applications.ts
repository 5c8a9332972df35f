import { branding } from '@/branding'
import { getApplicationPeriod } from '@/domain/dates/period'
import { isPlainNumber } from '@/domain/status/displayed-id'
import { STATUS, type StatusCode } from '@/domain/status/status'
import type { MockContext } from '../implementation'
import { refuse } from '@/wire/mock/refusal'
import type { Store } from './store'
import type { ApplicationRow } from './tables'

export const findByStatus = ({ applications }: Store, ...statuses: StatusCode[]): Readonly<ApplicationRow>[] =>
  filterByStatus(applications.all(), ...statuses)

export const filterByStatus = (
  rows: readonly Readonly<ApplicationRow>[],
  ...statuses: StatusCode[]
): Readonly<ApplicationRow>[] => rows.filter(({ status }) => statuses.includes(status))

/** Refusal of an unknown id and of another applicant's id: one text, so that it reveals nothing. */
export const NO_SUCH_APPLICATION = 'No data found for the given Application ID.'

/** Returns 0, an unused id, if the text is not exactly an id. */
export const parseApplicationId = (text: string): number => (isPlainNumber(text) ? Number(text) : 0)

/** Finds any application, for the council. */
export const getApplication = ({ store }: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  store.applications.getOrRefuse(parseApplicationId(applicationId), NO_SUCH_APPLICATION)

export const isOwn = ({ person }: MockContext, application: ApplicationRow): boolean =>
  person?.id === application.userId

/** Finds only the applicant's own applications. */
export function getOwnApplication(context: MockContext, applicationId: string): Readonly<ApplicationRow> {
  const application = getApplication(context, applicationId)
  return isOwn(context, application) ? application : refuse('not-found', NO_SUCH_APPLICATION)
}

export const findOwnApplications = ({ store, person }: MockContext): Readonly<ApplicationRow>[] =>
  person ? store.applications.all().filter(({ userId }) => userId === person.id) : []

/**
 * Finds any submitted application for any caller, for pages linked in e-mails. The links have no token, and a reviewer
 * may be logged in as an applicant (docs/safeguards.md#links-by-number-alone).
 */
export function findLinkedApplication(
  { store }: MockContext,
  applicationId: string,
): Readonly<ApplicationRow> | undefined {
  const application = store.applications.get(parseApplicationId(applicationId))
  return application?.status === STATUS.draft ? undefined : application
}

export const getLinkedApplication = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  findLinkedApplication(context, applicationId) ?? refuse('not-found', NO_SUCH_APPLICATION)

/** Finds an application for details and documents: applicants see their own, others the submitted ones. */
export function findVisibleApplication(
  context: MockContext,
  applicationId: string,
): Readonly<ApplicationRow> | undefined {
  if (context.caller !== 'Applicant') return findLinkedApplication(context, applicationId)
  const application = context.store.applications.get(parseApplicationId(applicationId))
  return application && isOwn(context, application) ? application : undefined
}

export const getVisibleApplication = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  findVisibleApplication(context, applicationId) ?? refuse('not-found', NO_SUCH_APPLICATION)

/** Grant.php refuses applications outside the application period. */
export function assertOpenPeriod({ store, now }: MockContext): void {
  const period = getApplicationPeriod(store.applicationDates.all()[0] ?? 'failed', now, branding.timeZone.name)
  if (period.state === 'not-yet') refuse('conflict', 'Applications are not open yet.')
  if (period.state === 'closed') refuse('conflict', 'Applications are closed.')
  if (period.state === 'unknown') refuse('conflict', 'The application dates have not been set.')
}

import { STATUS } from '@/domain/status'
import type { MockContext } from '../implementation'
import { refuse } from '../refusal'
import type { ApplicationRow } from './tables'

/** What the host says of an id that it does not have, and of one that is not the caller's: it tells no more. */
export const NO_SUCH_APPLICATION = 'No data found for the given Application ID.'

/** An id as PHP casts it: `12_2026`, the id as people see it, reads 12 (wire 2.6). */
export const readAppId = (text: string): number => Number.parseInt(text, 10) || 0

/** For the council, who may act on any application. */
export const applicationOf = ({ store }: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  store.applications.getOrRefuse(readAppId(applicationId), NO_SUCH_APPLICATION)

export const isOwn = ({ person }: MockContext, application: ApplicationRow): boolean =>
  person?.id === application.userId

/** For applicants, who touch only what is theirs (spec 6). */
export function ownApplication(context: MockContext, applicationId: string): Readonly<ApplicationRow> {
  const application = applicationOf(context, applicationId)
  return isOwn(context, application) ? application : refuse(NO_SUCH_APPLICATION)
}

export const ownApplications = ({ store, person }: MockContext): Readonly<ApplicationRow>[] =>
  person ? store.applications.findMany({ where: { userId: { equals: person.id } } }) : []

/**
 * For pages that an e-mailed link leads to: whatever was submitted, whoever asks, because the contract knows no
 * token and a reviewer may well be signed in as an applicant (users S1).
 */
export function linkedApplication(
  { store, habits }: MockContext,
  applicationId: string,
): Readonly<ApplicationRow> | undefined {
  const application = store.applications.get(readAppId(applicationId))
  return application?.status === STATUS.draft && !habits.applicationsOpenToAll ? undefined : application
}

export const linkedOrRefuse = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  linkedApplication(context, applicationId) ?? refuse(NO_SUCH_APPLICATION)

/** For the details and the documents: an applicant sees what is theirs, others what was submitted. */
export function visibleApplication(context: MockContext, applicationId: string): Readonly<ApplicationRow> | undefined {
  if (context.caller !== 'Applicant' || context.habits.applicationsOpenToAll)
    return linkedApplication(context, applicationId)
  const application = context.store.applications.get(readAppId(applicationId))
  return application && isOwn(context, application) ? application : undefined
}

export const visibleOrRefuse = (context: MockContext, applicationId: string): Readonly<ApplicationRow> =>
  visibleApplication(context, applicationId) ?? refuse(NO_SUCH_APPLICATION)

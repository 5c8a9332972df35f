import { refuse, type MockContext } from '../implementation'
import type { ApplicationRow } from './tables'

/** What the host says of an id that it does not have, and of one that is not the caller's: it tells no more. */
const NO_SUCH_APPLICATION = 'No data found for the given Application ID.'

/** An id as PHP casts it: `12_2026`, the id as people see it, reads 12 (wire 2.6). */
export const readAppId = (text: string): number => Number.parseInt(text, 10) || 0

/** For the council, who may act on any application. */
export const applicationOf = ({ store }: MockContext, appId: string): Readonly<ApplicationRow> =>
  store.applications.getOrRefuse(readAppId(appId), NO_SUCH_APPLICATION)

export const isOwn = ({ person }: MockContext, application: ApplicationRow): boolean =>
  person?.id === application.userId

/** For applicants, who touch only what is theirs (spec 6). */
export const ownApplication = (context: MockContext, appId: string): Readonly<ApplicationRow> => {
  const application = applicationOf(context, appId)
  return isOwn(context, application) ? application : refuse(NO_SUCH_APPLICATION)
}

export const ownApplications = (context: MockContext): Readonly<ApplicationRow>[] =>
  context.store.applications.where((application) => isOwn(context, application))

/**
 * For pages that are also reached by a link: an applicant sees what is theirs, everybody else all that was ever
 * submitted. Undefined for what the caller may not see, as for what there is not.
 */
export const visibleApplication = (context: MockContext, appId: string): Readonly<ApplicationRow> | undefined => {
  const application = context.store.applications.get(readAppId(appId))
  if (!application) return undefined
  const visible = context.caller === 'Applicant' ? isOwn(context, application) : application.status !== '0'
  return visible ? application : undefined
}

export const visibleOrRefuse = (context: MockContext, appId: string): Readonly<ApplicationRow> =>
  visibleApplication(context, appId) ?? refuse(NO_SUCH_APPLICATION)

import { ensureCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { ApplicationForm } from '@/domain/application-form'

/** Not every host answers the profile; the log-in has told something too. */
export const loadOwnDetails = (services: Services) => ensureCall(services, 'getProfile', {}).catch(() => null)

/** What the host knows of the person already: it stands in a new application until they change it. */
export function useOwnDetails(): Pick<ApplicationForm, 'name' | 'email'> {
  const { client, queries, session } = useServices()
  const profile = queries.getQueryData(callQuery(client, 'getProfile', {}).queryKey)
  const fullName = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  return {
    name: fullName || (session.person?.name ?? ''),
    email: profile?.email || (session.person?.email ?? ''),
  }
}

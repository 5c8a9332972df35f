import { ensureCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { ApplicationForm } from '@/domain/application/application-form'

/** Preloads the profile. Ignores a failure, because some hosts lack this call. */
export const loadProfile = (services: Services) => ensureCall(services, 'getProfile', {}).catch(() => null)

/** Returns the name and e-mail address of the profile or the session, to prefill a new application. */
export function useApplicantDetails(): Pick<ApplicationForm, 'name' | 'email'> {
  const { client, queries, session } = useServices()
  const profile = queries.getQueryData(callQuery(client, 'getProfile', {}).queryKey)
  const fullName = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  return {
    name: fullName || (session.person?.name ?? ''),
    email: profile?.email || (session.person?.email ?? ''),
  }
}

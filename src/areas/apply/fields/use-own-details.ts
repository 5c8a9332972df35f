import { ensureCall, usePortal, type Portal } from '@/api/portal'
import { queryOf } from '@/api/query'
import type { ApplicationForm } from '@/domain/application-form'

/** Not every host answers the profile; the log-in has told something too. */
export const loadOwnDetails = (portal: Portal) => ensureCall(portal, 'getProfile', {}).catch(() => null)

/** What the host knows of the person already: it stands in a new application until they change it. */
export function useOwnDetails(): Pick<ApplicationForm, 'name' | 'email'> {
  const { client, queries, session } = usePortal()
  const profile = queries.getQueryData(queryOf(client, 'getProfile', {}).queryKey)
  const fullName = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  return {
    name: fullName || (session.person?.name ?? ''),
    email: profile?.email || (session.person?.email ?? ''),
  }
}

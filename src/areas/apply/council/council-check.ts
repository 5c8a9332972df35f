import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Draft } from '@/features/drafts/draft'
import { allowed, permissions } from '@/domain/people/roles'
import type { Status } from '@/domain/status/status'

/** What the council has under the id of a draft. */
export type CouncilCheck =
  | { readonly state: 'draft' }
  | { readonly state: 'gone' }
  /** It was submitted. */
  | { readonly state: 'closed'; readonly status: Status; readonly title: string }

/**
 * Reads the draft with the council and joins it with the one here. Rejects if the host does not tell its status; a form
 * that could be read is joined all the same.
 */
export async function checkWithCouncil(client: Client, draft: Draft): Promise<CouncilCheck> {
  const applicationId = draft.name.applicationId ?? ''
  const [list, saved] = await Promise.allSettled([
    client.listSubmittedApplications({}),
    client.getFormData({ applicationId }),
    draft.ready,
  ])
  const listed = list.status === 'fulfilled' ? list.value.find((row) => row.applicationId === applicationId) : undefined
  if (listed && !allowed(permissions.edit(listed.status)))
    return { state: 'closed', status: listed.status, title: listed.projectTitle }
  if (saved.status === 'fulfilled') draft.meet(saved.value.data)
  if (list.status === 'rejected') throw list.reason
  if (saved.status === 'fulfilled') return { state: 'draft' }
  // A host without drafts in its list may still return them.
  if (!listed && saved.reason instanceof ApiError && saved.reason.kind === 'refused') return { state: 'gone' }
  throw saved.reason
}

/** Checks once each time the edit tabs are opened, not at each step: the query lasts as long as one of them is shown. */
export const councilCheck = (client: Client, draft: Draft) =>
  queryOptions({
    queryKey: ['councilCheck', draft.name.owner, draft.name.applicationId],
    queryFn: () => checkWithCouncil(client, draft),
    staleTime: 'static',
    gcTime: 0,
  })

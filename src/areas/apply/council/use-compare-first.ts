import { apiErrorOf, type ApiError } from '@/api/errors'
import { useServices } from '@/api/services'
import { isInConflict } from '@/features/drafts/council-news'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState } from '@/features/drafts/draft-state'
import type { FileField } from '@/domain/application/application-form'
import { councilCheck } from './council-check'
import { joinFiles } from './council-files'

/** Why a draft must not be sent now. The page shows a draft that is gone or closed. */
type Compared = 'ready' | 'conflict' | 'closed' | ApiError

/**
 * Compares the draft with the council's version right before it is sent.
 * @returns a function that takes which files to compare. A file that the host does not return is not compared.
 */
export function useCompareFirst(draft: Draft) {
  const { client, queries } = useServices()
  return async (fieldsOf: (state: DraftState) => readonly FileField[]): Promise<Compared> => {
    if (draft.name.applicationId === null) return 'ready'
    try {
      const { state } = await queries.fetchQuery({ ...councilCheck(client, draft), staleTime: 0 })
      if (state !== 'draft') return 'closed'
    } catch (error) {
      return apiErrorOf(error)
    }
    await joinFiles(client, draft, fieldsOf(draft.snapshot()))
    return isInConflict(draft.snapshot()) ? 'conflict' : 'ready'
  }
}

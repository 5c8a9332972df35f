import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { wasBegun } from '@/features/drafts/stamp'
import { FILE_FIELDS, type FileField } from '@/domain/application/application-form'
import type { Application } from '../application-context'
import { joinFiles, type FileEnd } from './council-files'

/** Fields whose files were fetched, and those that are missing because they could not be. */
export interface CouncilFiles {
  readonly fetched: readonly FileField[]
  readonly failed: readonly FileField[]
}

/** Compares the draft's files with the council's each time the edit tabs are opened. */
export function useCouncilFiles({ draft, state, variant }: Pick<Application, 'draft' | 'state' | 'variant'>) {
  const { client } = useServices()
  return useQuery({
    queryKey: ['councilFiles', draft.name.owner, draft.name.applicationId],
    queryFn: async (): Promise<CouncilFiles> => {
      const { files, submission } = draft.snapshot()
      // What was sent once is not replaced.
      const ends = await joinFiles(
        client,
        draft,
        FILE_FIELDS.filter((field) => !wasBegun(submission) || !files[field]),
      )
      const ofEnd = (wanted: FileEnd) => ends.flatMap(({ field, end }) => (end === wanted ? [field] : []))
      return { fetched: ofEnd('taken'), failed: ofEnd('failed').filter((field) => !draft.snapshot().files[field]) }
    },
    enabled: variant === 'edit' && state.filesRestored,
    // Lasts as long as an edit tab is shown.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

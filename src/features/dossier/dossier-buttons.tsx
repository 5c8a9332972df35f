import { BookMarked, FolderArchive } from 'lucide-react'
import { useServices } from '@/api/services'
import type { BulkAction } from '@/table/bulk-actions'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { DossierRequest } from './dossier-job'
import { dossierJobs } from './dossier-jobs'

/** One PDF with everything about an application, and its unchanged documents, for the council. */
export function DossierButtons({ applicationId }: { applicationId: string }) {
  const make = useDossier()
  return (
    <>
      <Button icon={<BookMarked aria-hidden size={18} />} onClick={() => make({ applicationId })}>
        Dossier
      </Button>
      <Button icon={<FolderArchive aria-hidden size={18} />} onClick={() => make({ applicationId, isOriginals: true })}>
        All originals as ZIP
      </Button>
    </>
  )
}

function useDossier(): (request: DossierRequest) => void {
  const jobs = dossierJobs(useServices())
  const announce = useAnnounce()
  return (request) => {
    jobs.add(request)
    announce('It is being made, in the list at the lower edge. You can go on working.')
  }
}

export function usePackActions<Row>(idOf: (row: Row) => string): readonly BulkAction<Row>[] {
  const make = useDossier()
  return [
    { label: 'Board pack', onChosen: (rows) => make({ appIds: rows.map(idOf) }) },
    { label: 'All originals as ZIP', onChosen: (rows) => make({ appIds: rows.map(idOf), isOriginals: true }) },
  ]
}

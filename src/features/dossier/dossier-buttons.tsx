import { BookMarked, FolderArchive } from 'lucide-react'
import { useServices } from '@/api/services'
import type { BulkAction } from '@/table/bulk-actions'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { DossierRequest } from './dossier-job'
import { getDossierJobs } from './dossier-jobs'

/** The council's buttons for a PDF with everything about an application, and for a ZIP of its original documents. */
export function DossierButtons({ applicationId }: { applicationId: string }) {
  const make = useAddJob()
  return (
    <>
      <Button icon={<BookMarked aria-hidden size={18} />} onClick={() => make({ applicationId })}>
        Dossier
      </Button>
      <OriginalsButton applicationId={applicationId} />
    </>
  )
}

/** Also for applicants. Their ZIP contains only the documents that they sent. */
export function OriginalsButton({ applicationId }: { applicationId: string }) {
  const make = useAddJob()
  return (
    <Button icon={<FolderArchive aria-hidden size={18} />} onClick={() => make({ applicationId, isOriginals: true })}>
      All originals as ZIP
    </Button>
  )
}

function useAddJob(): (request: DossierRequest) => void {
  const jobs = getDossierJobs(useServices())
  const announce = useAnnounce()
  return (request) => {
    jobs.add(request)
    announce('It is being made, in the list at the lower edge. You can go on working.')
  }
}

export function useDossierActions<Row>(getId: (row: Row) => string): readonly BulkAction<Row>[] {
  const make = useAddJob()
  return [
    { label: 'Board pack', onChosen: (rows) => make({ appIds: rows.map(getId) }) },
    { label: 'All originals as ZIP', onChosen: (rows) => make({ appIds: rows.map(getId), isOriginals: true }) },
  ]
}

import { useQueries } from '@tanstack/react-query'
import { BookMarked, FolderArchive } from 'lucide-react'
import { useState } from 'react'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import type { BulkAction } from '@/table/bulk-actions'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { AGREEMENT_KINDS, isDue, type ApplicationDetails } from '../applications/application-documents'
import type { DossierRequest } from './dossier-job'
import { getDossierJobs } from './dossier-jobs'
import { DossierPanel } from './dossier-panel'
import { openDossierPanel } from './open-dossier-panel'

interface DossierButtonsProps {
  applicationId: string
  details: ApplicationDetails
}

/** The council's buttons for a PDF with the documents of an application, and for a ZIP of the originals. */
export function DossierButtons({ applicationId, details }: DossierButtonsProps) {
  const make = useAddJob()
  const mayHaveAgreements = useMayHaveAgreements(applicationId, details)
  const [includesAgreements, setIncludesAgreements] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        {mayHaveAgreements && (
          <CheckBox
            label="With agreements and award letter"
            checked={includesAgreements}
            onChange={setIncludesAgreements}
          />
        )}
        <Button icon={<BookMarked aria-hidden size={18} />} onClick={() => make({ applicationId, includesAgreements })}>
          Dossier
        </Button>
      </div>
      <OriginalsButton applicationId={applicationId} />
    </>
  )
}

function useMayHaveAgreements(applicationId: string, details: ApplicationDetails): boolean {
  const { client, now } = useServices()
  // Disabled, because the list of documents on the page checks them.
  const checks = useQueries({
    queries: AGREEMENT_KINDS.map((fileType) => ({
      ...callQuery(client, 'checkFileExistence', { applicationId, fileType }),
      enabled: false,
    })),
  })
  return AGREEMENT_KINDS.some((kind) => isDue(kind, details, now())) || checks.some(({ data }) => data?.exists)
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
    openDossierPanel.set(<DossierPanel />)
    announce('It is being made: see Dossiers and board packs.')
  }
}

export function useDossierActions<Row>(getId: (row: Row) => string): readonly BulkAction<Row>[] {
  const make = useAddJob()
  return [
    { label: 'Board pack', onChosen: (rows, _clear, order) => make({ appIds: rows.map(getId), order }) },
    { label: 'All originals as ZIP', onChosen: (rows) => make({ appIds: rows.map(getId), isOriginals: true }) },
  ]
}

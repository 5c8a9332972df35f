import { BookMarked, FolderArchive } from 'lucide-react'
import { Button } from '@/ui/button'
import { useDossier } from './use-dossier'

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

import { BookMarked } from 'lucide-react'
import { Button } from '@/ui/button'
import { DossierDialog } from './dossier-dialog'
import { useDossier } from './use-dossier'

/** One PDF with everything about an application, for the council. */
export function DossierButton({ applicationId }: { applicationId: string }) {
  const { state, make, close } = useDossier()
  return (
    <>
      <Button icon={<BookMarked aria-hidden size={18} />} onClick={() => make({ applicationId })}>
        Dossier
      </Button>
      {state && <DossierDialog title="Dossier" state={state} onClose={close} />}
    </>
  )
}

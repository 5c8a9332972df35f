import { BookMarked } from 'lucide-react'
import { Button } from '@/ui/button'
import { useDossier } from './use-dossier'

/** One PDF with everything about an application, for the council. */
export function DossierButton({ applicationId }: { applicationId: string }) {
  const make = useDossier()
  return (
    <Button icon={<BookMarked aria-hidden size={18} />} onClick={() => make({ applicationId })}>
      Dossier
    </Button>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { deleteDrafts, exportDrafts } from '@/features/drafts/drafts-at-log-out'
import { copyFailureText } from '@/features/drafts/saved-copy'
import { Button } from '@/ui/button'
import { KeepOrDelete } from './keep-or-delete'
import type { QuestionProps } from './question'

/** Asks at log-out whether to keep an unsent draft. Offers a copy first, so that neither choice loses work. */
export function DraftQuestion(question: QuestionProps) {
  const services = useServices()
  const [copy, setCopy] = useState('')
  const [hasCopy, setHasCopy] = useState(false)

  const saveCopy = async () => {
    setCopy('')
    await exportDrafts(services).then(
      () => {
        setHasCopy(true)
        setCopy('A copy was handed to your browser. Look for it among your downloads.')
      },
      (error: unknown) => setCopy(`${copyFailureText(error)} The draft is still here.`),
    )
  }

  return (
    <KeepOrDelete
      {...question}
      title="Keep your draft on this device?"
      safe={hasCopy ? 'delete' : 'neither'}
      onDelete={() => deleteDrafts(services)}
    >
      <div className="grid justify-items-start gap-4">
        <p>
          Your application has not been sent. If you share this device, save a copy of the draft to a file and delete it
          here: whoever uses the device next could otherwise read it.
        </p>
        <Button
          variant={hasCopy ? 'secondary' : 'primary'}
          icon={<Download aria-hidden size={18} />}
          onClick={() => void saveCopy()}
        >
          Save a copy to a file
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copy}
        </p>
      </div>
    </KeepOrDelete>
  )
}

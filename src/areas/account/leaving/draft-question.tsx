import { Download } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { clearStoredWork } from '@/api/stored-items'
import { ownerOf } from '@/features/drafts/draft-of'
import { deleteDrafts, exportDrafts } from '@/features/drafts/drafts-at-log-out'
import { copyFailureText } from '@/features/drafts/saved-copy'
import { ownDrafts } from '@/features/drafts/stored-draft'
import { Button } from '@/ui/button'
import { hasCouncilWork } from '../device/council-work'
import { KeepOrDelete } from './keep-or-delete'
import type { QuestionProps } from './question'

/** Asks at log-out whether to keep unsent drafts. Offers copies first, so that neither choice loses work. */
export function DraftQuestion(question: QuestionProps) {
  const services = useServices()
  const [count] = useState(() => ownDrafts(services.local, ownerOf(services)).length)
  const [copy, setCopy] = useState('')
  const [hasCopy, setHasCopy] = useState(false)
  const isOne = count === 1

  const saveCopy = async () => {
    setCopy('')
    await exportDrafts(services).then(
      () => {
        setHasCopy(true)
        setCopy(`Look for the ${isOne ? 'copy' : 'copies'} in your downloads.`)
      },
      (error: unknown) => setCopy(`${copyFailureText(error)} Nothing was deleted.`),
    )
  }

  const remove = async () => {
    await deleteDrafts(services)
    // Otherwise the next question decides about the rest.
    if (!hasCouncilWork(services)) clearStoredWork(services.local, ownerOf(services))
  }

  return (
    <KeepOrDelete
      {...question}
      title={`Keep your ${isOne ? 'draft' : `${count} drafts`} on this device?`}
      safe={hasCopy ? 'delete' : 'neither'}
      onDelete={remove}
    >
      <div className="grid justify-items-start gap-4">
        <p>
          {isOne
            ? 'It is not submitted, and saved only in this browser. Anyone using it could read it.'
            : 'They are not submitted, and saved only in this browser. Anyone using it could read them.'}
        </p>
        <Button
          variant={hasCopy ? 'secondary' : 'primary'}
          icon={<Download aria-hidden size={18} />}
          onClick={() => void saveCopy()}
        >
          {isOne ? 'Save a copy to a file' : `Save ${count} copies to files`}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copy}
        </p>
      </div>
    </KeepOrDelete>
  )
}

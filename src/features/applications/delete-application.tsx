import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall, useServices } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'
import { useSend } from '@/writes/use-send'
import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-styles'
import { draftOf, ownerOf } from '../drafts/draft-of'
import { forgetSeen } from '../visits/use-changes'
import { DeleteQuestion, type DeletedApplication } from './delete-question'

interface DeleteApplicationProps extends DeletedApplication {
  size?: ButtonSize
}

export function DeleteApplication({ size = 'small', ...props }: DeleteApplicationProps) {
  const { applicationId, projectTitle } = props
  const services = useServices()
  const alerts = useAlerts()
  const deletion = useSend(useCall('deleteApplication'))
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function remove() {
    const { deleted, deleteRefused, deleteFailed } = messages.applications
    setIsAsking(false)
    const sent = await deletion.send({ applicationId })
    if (!sent.failure) {
      forgetSeen(services, applicationId)
      void draftOf(services, { owner: ownerOf(services), applicationId }).reset()
      await alerts.show(deleted, { tone: 'success' })
    } else {
      const { kind, serverText, detail } = sent.failure
      const text = kind === 'refused' ? deleteRefused(serverText) : deleteFailed
      const reason = sent.mayBeDone ? guidance.mayBeDone.deletion : undefined
      await alerts.show(text, { tone: 'error', reason, detail })
      if (button.current?.isConnected) return
    }
    // The focused button was removed with its row.
    document.querySelector('h1')?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        variant="danger"
        size={size}
        icon={<Trash2 aria-hidden size={16} />}
        busy={deletion.attempt.at === 'sending'}
        onClick={() => setIsAsking(true)}
        about={projectTitle}
      >
        Delete
      </Button>
      {isAsking && <DeleteQuestion {...props} onDelete={() => void remove()} onClose={() => setIsAsking(false)} />}
    </>
  )
}

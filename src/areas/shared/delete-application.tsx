import { Trash2 } from 'lucide-react'
import { ApiError } from '@/api/errors'
import { useCall } from '@/api/portal'
import { messages } from '@/domain/messages'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'

interface DeleteApplicationProps {
  appId: string
  projectTitle: string
}

/** Deletes an application after a question (spec 5): the applicant's own, or any for the council. */
export function DeleteApplication({ appId, projectTitle }: DeleteApplicationProps) {
  const alerts = useAlerts()
  const deletion = useCall('deleteApplication')

  async function ask() {
    const { confirmDelete, deleted, deleteRefused, deleteFailed } = messages.applications
    if (!(await alerts.confirm(confirmDelete, { confirmLabel: 'Delete', tone: 'danger' }))) return
    try {
      await deletion.mutateAsync({ input: { app_ID: appId } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const text = error.kind === 'refused' ? deleteRefused(error.serverText) : deleteFailed
      await alerts.show(text, { tone: 'error', detail: error.detail })
      return
    }
    await alerts.show(deleted, { tone: 'success' })
    // The button that had the focus went with its row.
    document.querySelector('h1')?.focus()
  }

  return (
    <Button
      variant="danger"
      size="small"
      icon={<Trash2 aria-hidden size={16} />}
      busy={deletion.isPending}
      onClick={() => void ask()}
    >
      Delete<span className="sr-only"> {projectTitle}</span>
    </Button>
  )
}

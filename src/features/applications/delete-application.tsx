import { useId, useRef, useState } from 'react'
import { useCall, useServices } from '@/api/services'
import { requiresId, getDeletedParts } from '@/domain/status/deletion'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { statusLabel, statusTone, type Status } from '@/domain/status/status'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'
import { Button, type ButtonSize } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { StatusBadge } from '@/ui/status-badge'
import { TextInput } from '@/ui/text-input'
import { useSend } from '@/writes/use-send'
import { formatApplicationId } from '@/council-time'
import { getDraft, getOwnerId } from '../drafts/get-draft'
import { forgetSeen } from '../what-changed'

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
      void getDraft(services, { owner: getOwnerId(services), applicationId }).reset()
      await alerts.show(deleted, { tone: 'success' })
    } else {
      const { kind, serverText, detail } = sent.failure
      const text = kind === 'refused' ? deleteRefused(serverText) : deleteFailed
      const reason = sent.mayBeDone ? guidance.unconfirmedTexts.deletion : undefined
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
        variant="quiet"
        size={size}
        busy={deletion.attempt.status === 'sending'}
        onClick={() => setIsAsking(true)}
        about={projectTitle}
      >
        Delete
      </Button>
      {isAsking && <DeleteQuestion {...props} onDelete={() => void remove()} onClose={() => setIsAsking(false)} />}
    </>
  )
}

interface DeletedApplication {
  applicationId: string
  projectTitle: string
  status: Status
}

interface DeleteQuestionProps extends DeletedApplication {
  onDelete: () => void
  onClose: () => void
}

/** Shows the application and everything that is deleted with it, so that a click in the wrong row is noticed. */
function DeleteQuestion({ applicationId, projectTitle, status, onDelete, onClose }: DeleteQuestionProps) {
  const shownId = formatApplicationId(applicationId, useServices().now())
  const headingId = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const mustTypeId = requiresId(status)

  function submit() {
    if (!mustTypeId || idFromDisplayed(typed) === applicationId) return onDelete()
    setIsRefused(true)
    field.current?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.applications.confirmDelete}
      // Every destructive confirmation focuses Cancel first.
      focusFirst={() => cancel.current}
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DescriptionList
          items={[
            { term: 'Application Id', description: shownId },
            { term: 'Project Title', description: projectTitle },
            {
              term: 'Status',
              description: <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>,
            },
          ]}
        />
        <div>
          <h3 id={headingId} className="mb-1 font-sans text-base font-semibold">
            What goes with it
          </h3>
          <ul aria-labelledby={headingId} className="list-disc pl-5">
            {getDeletedParts(status).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">It cannot be undone.</p>
        </div>
        {mustTypeId && (
          <Field
            label={`Type ${shownId} to delete this grant`}
            error={isRefused ? `This is not the id of the application, ${shownId}.` : undefined}
          >
            {(control) => (
              <div className="max-w-56">
                <TextInput
                  {...control}
                  ref={field}
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => {
                    setTyped(target.value)
                    setIsRefused(false)
                  }}
                />
              </div>
            )}
          </Field>
        )}
        <DialogFooter>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger">
            Delete
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

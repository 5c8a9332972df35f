import { Download } from 'lucide-react'
import { useState, useSyncExternalStore, type ComponentType } from 'react'
import { useServices, type Services } from '@/api/services'
import { clearStoredWork, storedItems } from '@/api/stored-items'
import { getOwnerId } from '@/features/drafts/get-draft'
import { deleteDrafts, exportDrafts, hasDrafts } from '@/features/drafts/drafts-at-log-out'
import { getDraftCopyFailureText } from '@/features/drafts/draft-copy'
import { listDrafts } from '@/features/drafts/stored-draft'
import { storedPreferences } from '@/features/preferences'
import { formatCount } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { formatEntryName } from '@/writes/ui/queue-texts'
import { listCouncilWork, hasCouncilWork } from '../device/council-work'
import { KeepOrDelete, type QuestionProps } from './keep-or-delete'

export interface Question {
  readonly isNeeded: (services: Services) => boolean
  readonly Dialog: ComponentType<QuestionProps>
}

/** In the order shown at log-out. */
const QUESTIONS: readonly Question[] = [
  { isNeeded: hasDrafts, Dialog: DraftQuestion },
  { isNeeded: hasCouncilWork, Dialog: WorkQuestion },
]

export function getQuestions(services: Services): Question[] {
  const { local, session } = services
  const { keepsAtLogOut } = storedPreferences(local, session.ownerId).read()
  return keepsAtLogOut ? [] : QUESTIONS.filter(({ isNeeded }) => isNeeded(services))
}

/** Asks whether to keep unsent drafts. Offers copies first, so that neither choice loses work. */
function DraftQuestion(question: QuestionProps) {
  const services = useServices()
  const [count] = useState(() => listDrafts(services.local, getOwnerId(services)).length)
  const [copyStatus, setCopyStatus] = useState('')
  const isOne = count === 1

  const saveCopy = async () => {
    setCopyStatus('')
    await exportDrafts(services).then(
      () => setCopyStatus(`Look for the ${isOne ? 'copy' : 'copies'} in your downloads.`),
      (error: unknown) => setCopyStatus(`${getDraftCopyFailureText(error)} Nothing was deleted.`),
    )
  }

  const deleteWork = async () => {
    await deleteDrafts(services)
    // With council work, the next question decides whether to keep it.
    if (!hasCouncilWork(services)) clearStoredWork(services.local, getOwnerId(services))
  }

  return (
    <KeepOrDelete
      {...question}
      title={`Keep your ${isOne ? 'draft' : `${count} drafts`} on this device?`}
      saferButton="keep"
      onDelete={deleteWork}
    >
      <div className="grid justify-items-start gap-4">
        <p>
          {isOne
            ? 'It is not submitted, and saved only in this browser. Anyone using it could read it.'
            : 'They are not submitted, and saved only in this browser. Anyone using it could read them.'}
        </p>
        <Button variant="quiet" size="small" icon={<Download aria-hidden size={16} />} onClick={() => void saveCopy()}>
          {isOne ? 'Save a copy to a file' : `Save ${count} copies to files`}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copyStatus}
        </p>
      </div>
    </KeepOrDelete>
  )
}

function WorkQuestion(question: QuestionProps) {
  const services = useServices()
  const personId = services.session.ownerId
  const [work] = useState(() => listCouncilWork(services, personId))
  useSyncExternalStore(services.writes.subscribe, services.writes.snapshot)
  const unsentEmails = services.writes.getUnsentEmails()
  const hasPlan = work.some(({ keys }) => keys.includes(storedItems.decisionPlan(personId)))
  return (
    <KeepOrDelete
      {...question}
      title="Keep your work on this device?"
      // Unsent e-mails and planned amounts are stored nowhere else.
      saferButton={unsentEmails.length > 0 || hasPlan ? 'keep' : 'delete'}
      onDelete={async () => {
        services.writes.discard(...unsentEmails.map((entry) => entry.id))
        clearStoredWork(services.local, personId)
      }}
    >
      <div className="grid gap-4">
        {unsentEmails.length > 0 && (
          <Banner
            tone="warning"
            title={`${formatCount(unsentEmails.length, 'e-mail is', 'e-mails are')} not sent yet.`}
          >
            <ul className="list-disc pl-5">
              {unsentEmails.map(({ id: key, write: { letter: email } }) => (
                <li key={key}>{`${email?.about}, to ${email?.to}`}</li>
              ))}
            </ul>
            <p>If you delete them, they are not sent.</p>
          </Banner>
        )}
        {work.length > 0 && (
          <div>
            <p>This device keeps for you:</p>
            <ul className="list-disc pl-5">
              {work.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <p>Anyone who uses this device could read it. If you share the device, delete it.</p>
      </div>
    </KeepOrDelete>
  )
}

export type QueueChoice = 'stay' | 'drop' | 'send'

/** Maximum number of listed entries. The others are counted. */
const MAX_LISTED = 5

/** Asks whether to send the queue, which the caller has paused. */
export function QueueQuestion({ onResult }: { onResult: (result: QueueChoice) => void }) {
  const { writes } = useServices()
  const [heldEntries] = useState(writes.getHeldEntries)
  const [sendingEntry] = useState(() => writes.snapshot().entries.find(({ stage }) => stage.status === 'sending'))
  const isOne = heldEntries.length === 1
  return (
    <Dialog
      open
      onClose={() => onResult('stay')}
      title={`${heldEntries.length} ${isOne ? 'thing waits and has' : 'things wait and have'} not been sent`}
      footer={
        <>
          <Button variant="danger" onClick={() => onResult('drop')}>
            Log out without sending
          </Button>
          <Button onClick={() => onResult('stay')}>Stay</Button>
          <Button variant="primary" onClick={() => onResult('send')}>
            Send now and log out
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {heldEntries.slice(0, MAX_LISTED).map((entry) => (
          <li key={entry.id}>{formatEntryName(entry)}</li>
        ))}
        {heldEntries.length > MAX_LISTED && <li>{`and ${heldEntries.length - MAX_LISTED} more`}</li>}
      </ul>
      {sendingEntry && (
        <p className="mt-4">{`${formatEntryName(sendingEntry)} is being sent. The log-out waits for it.`}</p>
      )}
    </Dialog>
  )
}

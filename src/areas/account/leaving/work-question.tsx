import { useState, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { clearStoredWork, storedItems } from '@/api/stored-items'
import { Banner } from '@/ui/banner'
import { councilWork } from '../device/council-work'
import { KeepOrDelete } from './keep-or-delete'
import type { QuestionProps } from './question'

export function WorkQuestion(question: QuestionProps) {
  const services = useServices()
  const id = services.session.owner?.id ?? ''
  const [work] = useState(() => councilWork(services, id))
  useSyncExternalStore(services.writes.subscribe, services.writes.snapshot)
  const unsent = services.writes.emailsLeft()
  const hasPlan = work.some(({ keys }) => keys.includes(storedItems.decisionPlan(id)))
  return (
    <KeepOrDelete
      {...question}
      title="Keep your work on this device?"
      // Unsent e-mails and planned amounts are stored nowhere else.
      safe={unsent.length > 0 || hasPlan ? 'keep' : 'delete'}
      onDelete={async () => {
        services.writes.discard(...unsent.map((entry) => entry.id))
        clearStoredWork(services.local, id)
      }}
    >
      <div className="grid gap-4">
        {unsent.length > 0 && (
          <Banner
            tone="warning"
            title={unsent.length === 1 ? 'A letter is not out yet.' : `${unsent.length} letters are not out yet.`}
          >
            <ul className="list-disc pl-5">
              {unsent.map(({ id: key, write: { letter } }) => (
                <li key={key}>{`${letter?.about}, to ${letter?.to}`}</li>
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

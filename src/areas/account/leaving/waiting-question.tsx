import { useState } from 'react'
import { useServices } from '@/api/services'
import { entryName } from '@/writes/ui/queue-texts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

export type WaitingResult = 'stay' | 'drop' | 'send'

/** Maximum number of entries to name; the others are counted. */
const NAMED = 5

/** Asks at log-out whether to send the queue. The caller pauses the queue meanwhile. */
export function WaitingQuestion({ onResult }: { onResult: (result: WaitingResult) => void }) {
  const { writes } = useServices()
  const [waiting] = useState(writes.held)
  const [underWay] = useState(() => writes.snapshot().entries.find(({ stage }) => stage.at === 'sending'))
  const one = waiting.length === 1
  return (
    <Dialog
      open
      onClose={() => onResult('stay')}
      title={`${waiting.length} ${one ? 'thing waits and has' : 'things wait and have'} not been sent`}
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
        {waiting.slice(0, NAMED).map((entry) => (
          <li key={entry.id}>{entryName(entry)}</li>
        ))}
        {waiting.length > NAMED && <li>{`and ${waiting.length - NAMED} more`}</li>}
      </ul>
      {underWay && <p className="mt-4">{`${entryName(underWay)} is being sent. The log-out waits for it.`}</p>}
    </Dialog>
  )
}

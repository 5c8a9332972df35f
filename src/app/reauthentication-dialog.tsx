import { useState } from 'react'
import { useServices } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { ReauthenticationForm } from './reauthentication.form'
import { paths } from '../paths'
import type { RefusedPerson } from './reauthentication'

export interface QuestionProps {
  refused: RefusedPerson
  onResult: (signedIn: boolean) => void
}

export function ReauthenticationDialog({ refused, onResult }: QuestionProps) {
  const { session } = useServices()
  const [other, setOther] = useState<Person | null>(null)

  const cancel = () => {
    onResult(false)
    void session.check()
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title={other ? 'You logged in as somebody else' : 'Log in again to go on'}
      description={other ? undefined : whyAgain(refused)}
    >
      {other ? (
        <SomebodyElse refused={refused} other={other} onBack={() => setOther(null)} onGoOn={() => onResult(false)} />
      ) : (
        <ReauthenticationForm
          email={refused.email}
          onSignedIn={(person) => (isSamePerson(refused, person) ? onResult(true) : setOther(person))}
          otherwise={<DialogCancel />}
        />
      )}
    </Dialog>
  )
}

const whyAgain = ({ name }: RefusedPerson) =>
  'The server no longer knows your session. Everything you have typed is still on the page, and what you were ' +
  `sending goes on once you have logged in${name && ` as ${name}`}.`

interface SomebodyElseProps {
  refused: RefusedPerson
  other: Person
  onBack: () => void
  onGoOn: () => void
}

/** Shown after another user has logged in: the refused call is not sent in their name. */
function SomebodyElse({ refused, other, onBack, onGoOn }: SomebodyElseProps) {
  const { writes, openWithReload } = useServices()
  const first = refused.name || refused.email || 'the first person'
  return (
    <>
      <p>{`You are now logged in as ${other.name || other.email}. What ${first} was sending has not been sent, and is still on the page.`}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onBack}>
          {`Log in as ${first}`}
        </Button>
        <Button
          onClick={() => {
            onGoOn()
            writes.leave()
            openWithReload(paths.dashboard)
          }}
        >
          {`Go on as ${other.name || other.email}`}
        </Button>
      </div>
    </>
  )
}

import { useState } from 'react'
import { useServices } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { ReauthenticationForm } from './reauthentication.form'
import { paths } from '../paths'
import type { RefusedPerson } from './reauthentication'

export interface ReauthenticationDialogProps {
  refused: RefusedPerson
  onResult: (signedIn: boolean) => void
}

export function ReauthenticationDialog({ refused, onResult }: ReauthenticationDialogProps) {
  const { session } = useServices()
  const [otherPerson, setOtherPerson] = useState<Person | null>(null)

  const cancel = () => {
    onResult(false)
    void session.check()
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title={otherPerson ? 'You logged in as somebody else' : 'Log in again to go on'}
      description={otherPerson ? undefined : getLogInReason(refused)}
    >
      {otherPerson ? (
        <OtherPersonNotice
          refused={refused}
          otherPerson={otherPerson}
          onBack={() => setOtherPerson(null)}
          onContinue={() => onResult(false)}
        />
      ) : (
        <ReauthenticationForm
          email={refused.email}
          onSignedIn={(person) => (isSamePerson(refused, person) ? onResult(true) : setOtherPerson(person))}
          cancelButton={<DialogCancel />}
        />
      )}
    </Dialog>
  )
}

const getLogInReason = ({ name }: RefusedPerson) =>
  'The server no longer knows your session. Nothing you typed is lost. What you were sending goes on once you have ' +
  `logged in${name && ` as ${name}`}.`

interface OtherPersonNoticeProps {
  refused: RefusedPerson
  otherPerson: Person
  onBack: () => void
  onContinue: () => void
}

/** Shown after another user has logged in. The refused call is not sent in their name. */
function OtherPersonNotice({ refused, otherPerson, onBack, onContinue }: OtherPersonNoticeProps) {
  const { writes, openWithReload } = useServices()
  const refusedName = refused.name || refused.email || 'the first person'
  return (
    <>
      <p>{`You are now logged in as ${otherPerson.name || otherPerson.email}. What ${refusedName} was sending has not been sent, and is still on the page.`}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onBack}>
          {`Log in as ${refusedName}`}
        </Button>
        <Button
          onClick={() => {
            onContinue()
            writes.empty()
            openWithReload(paths.dashboard)
          }}
        >
          {`Go on as ${otherPerson.name || otherPerson.email}`}
        </Button>
      </div>
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { refusalOr } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { loginSchema } from '@/domain/account-rules'
import { messages } from '@/domain/messages'
import { Form } from '@/form/form'
import { PasswordField } from '@/form/password-field'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { paths } from './paths'
import type { RefusedPerson } from './re-login'

export interface QuestionProps {
  refused: RefusedPerson
  onAnswer: (signedIn: boolean) => void
}

/** Asks for the password of the person whose call was refused. */
export function SignInAgainDialog({ refused, onAnswer }: QuestionProps) {
  const { session } = usePortal()
  const [other, setOther] = useState<Person | null>(null)

  const giveUp = () => {
    onAnswer(false)
    void session.check()
  }

  return (
    <Dialog open onClose={giveUp} title={other ? 'You logged in as somebody else' : 'Log in again to go on'}>
      {other ? (
        <SomebodyElse refused={refused} other={other} onBack={() => setOther(null)} onGoOn={() => onAnswer(false)} />
      ) : (
        <LogInForm
          refused={refused}
          onCancel={giveUp}
          onSignedIn={(person) => (isSamePerson(refused, person) ? onAnswer(true) : setOther(person))}
        />
      )}
    </Dialog>
  )
}

interface LogInFormProps {
  refused: RefusedPerson
  onSignedIn: (person: Person) => void
  onCancel: () => void
}

function LogInForm({ refused, onSignedIn, onCancel }: LogInFormProps) {
  const { session } = usePortal()
  const form = usePortalForm(loginSchema, { email: refused.email, password: '' })
  const [failure, setFailure] = useState<unknown>(null)
  const { isSubmitting } = form.formState

  return (
    <>
      <p className="mb-6">
        The server no longer knows your session. Everything you have typed is still on the page, and what you were
        sending goes on once you have logged in{refused.name && ` as ${refused.name}`}.
      </p>
      <Form
        form={form}
        label="Log in again"
        busy={isSubmitting}
        submitError={failure ? refusalOr(failure, messages.form.network) : null}
        onSubmit={async ({ email, password }) => {
          setFailure(null)
          await session.logIn(email, password).then(onSignedIn, setFailure)
        }}
        actions={
          <>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              Login
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        }
      >
        <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
      </Form>
    </>
  )
}

interface SomebodyElseProps {
  refused: RefusedPerson
  other: Person
  onBack: () => void
  onGoOn: () => void
}

/** What one person was sending is never sent as another (users 4). */
function SomebodyElse({ refused, other, onBack, onGoOn }: SomebodyElseProps) {
  const navigate = useNavigate()
  const first = refused.name || refused.email || 'the first person'
  return (
    <>
      <p>
        You are now logged in as {other.name || other.email}. What {first} was sending has not been sent, and is still
        on the page.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onBack}>
          Log in as {first}
        </Button>
        <Button
          onClick={() => {
            onGoOn()
            void navigate(paths.dashboard)
          }}
        >
          Go on as {other.name || other.email}
        </Button>
      </div>
    </>
  )
}

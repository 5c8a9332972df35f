import { useServices, useSession } from '@/api/services'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { UserText } from '@/ui/user-text'
import { useLogOut } from '../log-out/log-out'
import { ROLE_LABELS } from '../role-labels'

/** Shown instead of the log-in or sign-up form while somebody is signed in. */
export function SignedInNotice({ destination }: { destination: string }) {
  const { session } = useServices()
  // Renders again when the session changes.
  useSession()
  const { startLogOut, isLoggingOut } = useLogOut()
  const { person } = session
  if (!person) return null
  const name = person.name || person.email
  return (
    <div className="grid gap-6">
      <p>
        <span>You are signed in as</span>{' '}
        <strong>
          <UserText>{name}</UserText>
        </strong>
        <span>{`${person.role ? ` (${ROLE_LABELS[person.role]})` : ''}. To use another account, log out first.`}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={destination} variant="primary">
          {destination === paths.dashboard ? 'Go to the Dashboard' : 'Go on'}
        </LinkButton>
        <Button busy={isLoggingOut} onClick={startLogOut}>
          Log Out
        </Button>
      </div>
    </div>
  )
}

import { useEmailLog } from '@/writes/ui/use-email-log'
import { NotEmailed } from './not-emailed'
import { REQUEST_TEXTS } from '@/writes/save-then-email'

interface NotRequestedProps {
  row: { readonly applicationId: string; readonly projectTitle: string }
  emailKey: string
}

/** Warns that a request e-mail was not sent or not confirmed, where nothing is saved before the e-mail. */
export function NotRequested({ row: { applicationId, projectTitle }, emailKey }: NotRequestedProps) {
  const unsent = useEmailLog().unsent(emailKey, true)
  return (
    unsent && (
      <NotEmailed entry={unsent} about={{ key: emailKey, applicationId, projectTitle }} texts={REQUEST_TEXTS}>
        The request did not go out.
      </NotEmailed>
    )
  )
}

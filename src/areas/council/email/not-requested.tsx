import { messages } from '@/domain/messages'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { NotEmailed } from './not-emailed'

interface NotRequestedProps {
  row: { readonly applicationId: string; readonly projectTitle: string }
  emailKey: string
}

/** Warns that a request e-mail was not sent or not confirmed, where nothing is saved before the e-mail. */
export function NotRequested({ row: { applicationId, projectTitle }, emailKey }: NotRequestedProps) {
  const unsent = useSentEmails().unsent(emailKey, true)
  return (
    unsent && (
      <NotEmailed entry={unsent} about={{ key: emailKey, applicationId, projectTitle }} sentText={messages.email.sent}>
        The request did not go out.
      </NotEmailed>
    )
  )
}

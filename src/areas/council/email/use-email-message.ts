import { useServices } from '@/api/services'
import type { EmailContent } from '@/domain/texts/email-body'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedBody } from '@/writes/email-draft'
import { draftWith, messageOf } from './email-message'

/**
 * The message of an e-mail, stored for this tab until it is sent once somebody has changed it: closing the dialog, Undo,
 * a failure or a reload loses nothing.
 */
export function useEmailMessage(key: string, content: EmailContent, rich: boolean) {
  const stored = useStoredBody(key)
  const written = useStoredValue(stored)
  return {
    ...messageOf(written, content, rich),
    isEdited: written !== null,
    edit: (body: string) => void stored.write(draftWith(body, written, content, rich)),
    restore: () => void stored.write(null),
  }
}

/** What somebody has made of the message; null while it is the portal's text. */
export const useWrittenMessage = (key: string) => useStoredValue(useStoredBody(key))

function useStoredBody(key: string) {
  const { tab, session } = useServices()
  return storedBody(tab, session.person?.id ?? '', key)
}

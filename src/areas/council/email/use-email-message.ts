import { useServices } from '@/api/services'
import type { EmailContent } from '@/domain/texts/email-body'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedBody } from '@/writes/email-draft'
import { draftWith, messageOf } from './email-message'

/** Keeps an edited message in session storage until it is sent, so that Undo, a failure or a reload loses nothing. */
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

/** Returns the edited message; null while it is the portal's text. */
export const useWrittenMessage = (key: string) => useStoredValue(useStoredBody(key))

function useStoredBody(key: string) {
  const { tab, session } = useServices()
  return storedBody(tab, session.person?.id ?? '', key)
}

import { useServices } from '@/api/services'
import type { EmailContent } from '@/domain/texts/email-body'
import { useStoredValue } from '@/lib/use-stored-value'
import { createStoredBody } from '@/writes/email-draft'
import { createDraft, createMessage } from './email-message'

/** Keeps an edited message in session storage until it is sent, so that Undo, a failure or a reload loses nothing. */
export function useEmailMessage(key: string, content: EmailContent, rich: boolean) {
  const storedBody = useStoredBody(key)
  const draft = useStoredValue(storedBody)
  return {
    ...createMessage(draft, content, rich),
    isEdited: draft !== null,
    edit: (body: string) => void storedBody.write(createDraft(body, draft, content, rich)),
    restore: () => void storedBody.write(null),
  }
}

/** Returns null while the message is the portal's text. */
export const useEditedMessage = (key: string) => useStoredValue(useStoredBody(key))

function useStoredBody(key: string) {
  const { tab, session } = useServices()
  return createStoredBody(tab, session.person?.id ?? '', key)
}

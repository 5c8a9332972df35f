import { useDeferredValue, useMemo } from 'react'
import { useServices } from '@/api/services'
import type { EmailContent } from '@/domain/texts/email-body'
import { useStoredValue } from '@/lib/use-stored-value'
import { createStoredBody } from '@/writes/email-draft'
import { createDraft, createMessage, getBody } from './email-message'

/** Keeps an edited message in session storage until it is sent, so that Undo, a failure or a reload loses nothing. */
export function useEmailMessage(key: string, { subject, html, text }: EmailContent, isRich: boolean) {
  const storedBody = useStoredBody(key)
  const draft = useStoredValue(storedBody)
  const content = useMemo(() => ({ subject, html, text }), [subject, html, text])
  // Sanitising takes as long as drawing a key, which must not wait for it.
  const shownDraft = useDeferredValue(draft)
  const shown = useMemo(() => createMessage(shownDraft, content, isRich), [shownDraft, content, isRich])
  return {
    body: getBody(draft, content, isRich),
    /** May not contain the latest key yet. */
    shown,
    getCurrent: () => createMessage(storedBody.read(), content, isRich),
    isEdited: draft !== null,
    edit: (body: string) => void storedBody.write(createDraft(body, draft, content, isRich)),
    restore: () => void storedBody.write(null),
  }
}

/** Returns null while the message is the portal's text. */
export const useEditedMessage = (key: string) => useStoredValue(useStoredBody(key))

function useStoredBody(key: string) {
  const { tab, session } = useServices()
  return createStoredBody(tab, session.ownerId, key)
}

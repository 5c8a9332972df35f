import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/lib/zod'
import { asJson, storedValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedFields } from '@/writes/email-draft'

const asParagraphs = asJson((json): Readonly<Record<string, string>> =>
  z.catch(z.record(z.string(), z.string()), {}).parse(json),
)

/**
 * The paragraph that several e-mails share. What is typed stays in this tab until it is sent; the one that was sent last
 * stays on the device. `kinds` names the kinds of e-mail.
 */
export function useCommonParagraph(kinds: string) {
  const { local, tab, session } = useServices()
  const person = session.person?.id ?? ''
  const typed = storedFields(tab, person, `all:${kinds}`)
  const sent = storedValue(local, storedItems.paragraphs(person), asParagraphs)
  const { paragraph = '' }: { paragraph?: string } = useStoredValue(typed) ?? {}
  return {
    paragraph,
    last: useStoredValue(sent)[kinds] ?? '',
    type: (text: string) => void typed.write(text === '' ? null : { paragraph: text }),
    /** Keeps the paragraph to be offered again, and empties the field unless some e-mails are left. */
    settle: (isDone: boolean) => {
      if (paragraph.trim() !== '') sent.write({ ...sent.read(), [kinds]: paragraph.trim() })
      if (isDone) typed.write(null)
    },
  }
}

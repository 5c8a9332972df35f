import type { Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { branding } from '@/branding'
import { getYearInZone } from '@/domain/dates/zoned-time'
import { displayedId } from '@/domain/status/displayed-id'
import { z } from '@/lib/zod'
import { readJson } from '@/lib/read-json'
import { paths } from '@/paths'
import { emailLogCodec } from './email-log'
import { formatEmailName } from './entry'
import { createStoredQueue, type StoredWrite } from './stored-queue'

/** An unsent e-mail in the log of an earlier version. `saved` is null if it is not known whether its data is saved. */
const unsentSchema = z.object({
  key: z.string(),
  about: z.string(),
  at: z.string(),
  unsent: z.object({
    letter: z.object({ to: z.string(), subject: z.string(), html: z.string(), agreementOf: z.optional(z.string()) }),
    saved: z.nullable(z.string()),
    unconfirmed: z.boolean(),
  }),
})

/**
 * Stores the unsent e-mails that an earlier version has left in the log as writes of the queue, once. Rejects with the
 * browser's error; they then stay in the log.
 */
export async function moveUnsent(
  { local, draftDatabaseName, now }: Pick<Services, 'local' | 'draftDatabaseName' | 'now'>,
  personId: string,
) {
  const unsent = findUnsentInLog(local, personId, now())
  if (unsent.length === 0) return
  await createStoredQueue(draftDatabaseName, personId).put(unsent)
  const key = storedItems.sentMail(personId)
  local.setItem(key, JSON.stringify(emailLogCodec.read(local.getItem(key))))
}

function findUnsentInLog(local: Storage, personId: string, now: Date): readonly StoredWrite[] {
  const json = readJson(local.getItem(storedItems.sentMail(personId)))
  return (Array.isArray(json) ? json : []).flatMap((entry: unknown): StoredWrite[] => {
    const { data } = unsentSchema.safeParse(entry)
    if (!data) return []
    const { key, about, at, unsent } = data
    const [prefix = '', applicationId = '', reminder] = key.split(':')
    const isDecision = prefix === 'grant' || prefix === 'deny'
    if (unsent.saved === null && !['agreement', 'report'].includes(prefix) && reminder === undefined) return []
    const email = { ...unsent.letter, logKey: key, about }
    const request = {
      key: isDecision ? `decision:${applicationId}` : key,
      what: formatEmailName(email),
      nouns: ['e-mail', 'e-mails'] as const,
      shownId: displayedId(applicationId, getYearInZone(now, branding.timeZone.name)),
      title: about,
      ending: 'goes out' as const,
      page: paths.dashboard,
      write: {
        kind: (prefix === 'deny' ? 'denial' : prefix) + (reminder === undefined ? '' : '-reminder'),
        applicationId,
        input: null,
        letter: email,
        reached: { step: 'email' as const, mayBeDone: unsent.unconfirmed },
      },
    }
    return [{ id: `log-${at}-${key}`, page: 'log', state: 'waiting', request }]
  })
}

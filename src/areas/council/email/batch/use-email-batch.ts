import { useState, useSyncExternalStore } from 'react'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { comparableEmail } from '@/domain/people/email-address'
import { allowed } from '@/domain/people/roles'
import { withParagraph } from '@/domain/texts/email-body'
import { formatCount } from '@/lib/format'
import { storageChanges } from '@/lib/stored-value'
import { storedBody, storedFields } from '@/writes/email-draft'
import { EMAIL_IS_WAITING } from '@/writes/email-keys'
import { isUnsettled } from '@/writes/entry'
import { emailTo, recipientProblem } from '@/writes/outgoing-email'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useWrites } from '@/writes/ui/use-write'
import { newWrite, wasSentBefore, type EmailFields, type EmailKind } from '../email-kind'
import { messageOf } from '../email-message'
import { useAddressAdvice } from '../use-address-advice'
import { useEmailLinks } from '../use-email-links'
import { useCommonParagraph } from './for-all'

/** Error texts by field name; `message` is the error of the message text. */
export type ItemErrors = Readonly<Record<string, string>>

/** Stores what is typed as for a single e-mail, so that closing the dialog, Undo or a failure loses nothing. */
export function useEmailBatch<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const { tab, session, writes } = useServices()
  const emailLog = useEmailLog()
  const queueAll = useWrites()
  const addressAdvice = useAddressAdvice(kinds)
  const common = useCommonParagraph(kinds.map(({ write }) => write.name).join(' '))
  const { problemOf } = useEmailLinks()
  // A snapshot of the rows. Each row is read again before its e-mail is sent.
  const [opened] = useState(() => itemsOf(kinds, rows))
  // An e-mail that was sent before is listed, but unticked at first.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => {
    const repeated = opened.items.filter(({ kind, row, key }) => wasSentBefore(kind, row, key, emailLog))
    return new Set(repeated.map(({ key }) => key))
  })
  const [hasTried, setHasTried] = useState(false)
  const person = session.person?.id ?? ''
  // A text of all values would be read again for each of them that "Use for all" changes.
  useSyncExternalStore(storageChanges.subscribe, storageChanges.snapshot)

  type Item = BatchItem<Name, Fields>
  const isQueued = ({ key }: Item) => {
    const entry = writes.find(key)
    return entry !== undefined && isUnsettled(entry)
  }
  const queuedItems = () => opened.items.filter(isQueued)
  useSyncExternalStore(writes.subscribe, () =>
    queuedItems()
      .map(({ key }) => key)
      .join('\n'),
  )
  // The queue rejects a second entry with the same key.
  const items = opened.items.filter((item) => !isQueued(item))
  const leftOut = [
    ...opened.leftOut,
    ...queuedItems().map(({ row, kind }) => ({ row, role: kind.role, reason: EMAIL_IS_WAITING })),
  ]
  const valuesOf = ({ key, kind, row }: Item): Fields => ({
    ...kind.given(row),
    ...storedFields(tab, person, key).read(),
  })
  const type = (typed: readonly Item[], change: Partial<Record<string, string>>) => {
    for (const item of typed) storedFields(tab, person, item.key).write({ ...valuesOf(item), ...change })
  }
  const requestOf = (item: Item, values = valuesOf(item)) => {
    const request = item.kind.request(item.row, values)
    const added = common.paragraph.trim()
    return added === '' ? request : { ...request, content: withParagraph(request.content, added) }
  }
  const ticked = items.filter(({ key }) => !unticked.has(key))

  const checked = (item: Item) => {
    const { key, kind } = item
    const { to, content, link } = requestOf(item)
    const written = storedBody(tab, person, key).read()
    const message = () => messageOf(written, content, kind.rich ?? false)
    const parsed = kind.schema.safeParse(valuesOf(item))
    // Checks an edited message only: the portal's own text is complete.
    const problem = written && problemOf(message(), link)
    const errors: Record<string, string> = problem === null ? {} : { message: problem }
    for (const { path, message: text } of parsed.error?.issues ?? []) errors[String(path[0])] ??= text
    const unsendable = errors.email === undefined ? recipientProblem(to) : undefined
    if (unsendable !== undefined) errors.message ??= unsendable
    return { message, errors, values: parsed.data }
  }

  /** Empty until the user has tried to send. */
  const errorsOf = (item: Item): ItemErrors => (hasTried && !unticked.has(item.key) ? checked(item).errors : {})

  const addressedBy = (item: Item) => ({ key: item.key, role: item.kind.role, email: requestOf(item).to })

  const tick = (chosen: readonly Item[], isTicked: boolean) => {
    const next = new Set(unticked)
    for (const { key } of chosen) {
      if (isTicked) next.delete(key)
      else next.add(key)
    }
    setUnticked(next)
  }

  return {
    items,
    leftOut,
    ticked,
    isTicked: ({ key }: Item) => !unticked.has(key),
    tick,
    valuesOf,
    type,
    requestOf,
    common,
    errorsOf,
    warningsOf: (item: Item) => {
      if (errorsOf(item).email !== undefined) return []
      const own = addressedBy(item)
      const others = ticked.filter(({ row }) => row.applicationId === item.row.applicationId).map(addressedBy)
      return [...addressAdvice(item.kind, item.row, own.email), ...sameAddressAdvice(own, others)]
    },
    /** Queues the ticked e-mails that are complete. Resolves to them, and to the incomplete ones. */
    send: async () => {
      setHasTried(true)
      const ready = ticked.flatMap((item) => {
        const { message, errors, values } = checked(item)
        if (Object.keys(errors).length > 0 || values === undefined) return []
        const { to, content } = requestOf(item, values)
        const email = emailTo(to, { ...content, html: message().html })
        return [{ item, write: newWrite(item.kind, item.row, values, email, emailLog) }]
      })
      const sent = ready.map(({ item }) => item)
      if (ready.length > 0) {
        const emails = ready.map(({ write }) => write)
        await queueAll(emails, formatCount(emails.length, 'e-mail', 'e-mails'))
        tick(sent, false)
        common.settle(sent.length === ticked.length)
      }
      return { sent, incomplete: ticked.filter((item) => !sent.includes(item)) }
    },
  }
}

interface BatchItem<Name extends ListCall, Fields extends EmailFields> {
  readonly key: string
  readonly kind: EmailKind<Name, Fields>
  readonly row: ListedRow<Name>
}

interface LeftOutRow<Row> {
  readonly row: Row
  readonly role: string
  readonly reason: string
}

/** Returns the e-mails that may be sent about these rows, and why others may not. */
function itemsOf<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const items: BatchItem<Name, Fields>[] = []
  const leftOut: LeftOutRow<ListedRow<Name>>[] = []
  for (const row of rows)
    for (const kind of kinds) {
      const verdict = kind.mayRequest(row)
      if (allowed(verdict)) items.push({ key: kind.request(row, kind.given(row)).key, kind, row })
      else leftOut.push({ row, role: kind.role, reason: verdict })
    }
  return { items, leftOut }
}

interface Addressee {
  readonly key: string
  readonly role: string
  readonly email: string
}

/** Returns a warning if one of the other e-mails about the same application has the same address. */
function sameAddressAdvice(own: Addressee, others: readonly Addressee[]): string[] {
  const address = comparableEmail(own.email)
  const twin = others.find(({ key, email }) => key !== own.key && comparableEmail(email) === address)
  return address === '' || !twin ? [] : [`${address} is the address of ${twin.role} as well.`]
}

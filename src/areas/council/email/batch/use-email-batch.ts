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
import { createEmailWrite, wasSentBefore, type EmailFields, type EmailKind } from '../email-kind'
import { createMessage } from '../email-message'
import { useAddressAdvice } from '../use-address-advice'
import { useEmailLinks } from '../use-email-links'
import { useCommonParagraph } from './fields-for-all'

/** Error texts by field name. The key `message` stands for the text of the message. */
export type ItemErrors = Readonly<Record<string, string>>

/** Stores typed values under the keys of single e-mails, so that closing the dialog, Undo or a failure loses nothing. */
export function useEmailBatch<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const { tab, session, writes } = useServices()
  const emailLog = useEmailLog()
  const queueAll = useWrites()
  const getAddressAdvice = useAddressAdvice(kinds)
  const common = useCommonParagraph(kinds.map(({ write }) => write.name).join(' '))
  const { findProblem } = useEmailLinks()
  // Each row is read again before its e-mail is sent.
  const [snapshot] = useState(() => splitByVerdict(kinds, rows))
  // E-mails that were sent before start unticked.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => {
    const sentBefore = snapshot.items.filter(({ kind, row, key }) => wasSentBefore(kind, row, key, emailLog))
    return new Set(sentBefore.map(({ key }) => key))
  })
  const [hasTriedToSend, setHasTriedToSend] = useState(false)
  const personId = session.person?.id ?? ''
  // Subscribes to all stored values at once, because "Use for all" changes many of them.
  useSyncExternalStore(storageChanges.subscribe, storageChanges.snapshot)

  type Item = BatchItem<Name, Fields>
  const isQueued = ({ key }: Item) => {
    const entry = writes.find(key)
    return entry !== undefined && isUnsettled(entry)
  }
  const getQueuedItems = () => snapshot.items.filter(isQueued)
  useSyncExternalStore(writes.subscribe, () =>
    getQueuedItems()
      .map(({ key }) => key)
      .join('\n'),
  )
  // Omits queued e-mails, because the queue rejects a second entry with the same key.
  const items = snapshot.items.filter((item) => !isQueued(item))
  const excludedRows = [
    ...snapshot.excludedRows,
    ...getQueuedItems().map(({ row, kind }) => ({ row, role: kind.role, reason: EMAIL_IS_WAITING })),
  ]
  const getValues = ({ key, kind, row }: Item): Fields => ({
    ...kind.getInitialFields(row),
    ...storedFields(tab, personId, key).read(),
  })
  const changeFields = (changedItems: readonly Item[], change: Partial<Record<string, string>>) => {
    for (const item of changedItems) storedFields(tab, personId, item.key).write({ ...getValues(item), ...change })
  }
  const getRequest = (item: Item, values = getValues(item)) => {
    const request = item.kind.createRequest(item.row, values)
    const commonParagraph = common.paragraph.trim()
    return commonParagraph === '' ? request : { ...request, content: withParagraph(request.content, commonParagraph) }
  }
  const tickedItems = items.filter(({ key }) => !unticked.has(key))

  const checkItem = (item: Item) => {
    const { key, kind } = item
    const { to, content, link } = getRequest(item)
    const draft = storedBody(tab, personId, key).read()
    const getMessage = () => createMessage(draft, content, kind.isRich ?? false)
    const parsed = kind.schema.safeParse(getValues(item))
    // The portal's own text needs no check.
    const messageProblem = draft && findProblem(getMessage(), link)
    const errors: Record<string, string> = messageProblem === null ? {} : { message: messageProblem }
    for (const { path, message: text } of parsed.error?.issues ?? []) errors[String(path[0])] ??= text
    const addressProblem = errors.email === undefined ? recipientProblem(to) : undefined
    if (addressProblem !== undefined) errors.message ??= addressProblem
    return { getMessage, errors, values: parsed.data }
  }

  /** Empty until the user has tried to send. */
  const getErrors = (item: Item): ItemErrors =>
    hasTriedToSend && !unticked.has(item.key) ? checkItem(item).errors : {}

  const toAddressee = (item: Item) => ({ key: item.key, role: item.kind.role, email: getRequest(item).to })

  const tick = (chosenItems: readonly Item[], isTicked: boolean) => {
    const nextUnticked = new Set(unticked)
    for (const { key } of chosenItems) {
      if (isTicked) nextUnticked.delete(key)
      else nextUnticked.add(key)
    }
    setUnticked(nextUnticked)
  }

  return {
    items,
    excludedRows,
    tickedItems,
    isTicked: ({ key }: Item) => !unticked.has(key),
    tick,
    getValues,
    changeFields,
    getRequest,
    common,
    getErrors,
    getWarnings: (item: Item) => {
      if (getErrors(item).email !== undefined) return []
      const own = toAddressee(item)
      const others = tickedItems.filter(({ row }) => row.applicationId === item.row.applicationId).map(toAddressee)
      return [...getAddressAdvice(item.kind, item.row, own.email), ...formatSameAddressAdvice(own, others)]
    },
    /** Queues the complete ticked e-mails. Resolves to the queued and the incomplete ones. */
    send: async () => {
      setHasTriedToSend(true)
      const completeItems = tickedItems.flatMap((item) => {
        const { getMessage, errors, values } = checkItem(item)
        if (Object.keys(errors).length > 0 || values === undefined) return []
        const { to, content } = getRequest(item, values)
        const email = emailTo(to, { ...content, html: getMessage().html })
        return [{ item, write: createEmailWrite(item.kind, item.row, values, email, emailLog) }]
      })
      const queuedItems = completeItems.map(({ item }) => item)
      if (completeItems.length > 0) {
        const emailWrites = completeItems.map(({ write }) => write)
        await queueAll(emailWrites, formatCount(emailWrites.length, 'e-mail', 'e-mails'))
        tick(queuedItems, false)
        common.finish(queuedItems.length === tickedItems.length)
      }
      return { queuedItems, incompleteItems: tickedItems.filter((item) => !queuedItems.includes(item)) }
    },
  }
}

interface BatchItem<Name extends ListCall, Fields extends EmailFields> {
  readonly key: string
  readonly kind: EmailKind<Name, Fields>
  readonly row: ListedRow<Name>
}

interface ExcludedRow<Row> {
  readonly row: Row
  readonly role: string
  readonly reason: string
}

/** Returns the e-mails that may be sent about these rows, and the reasons against the others. */
function splitByVerdict<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const items: BatchItem<Name, Fields>[] = []
  const excludedRows: ExcludedRow<ListedRow<Name>>[] = []
  for (const row of rows)
    for (const kind of kinds) {
      const verdict = kind.mayRequest(row)
      if (allowed(verdict)) items.push({ key: kind.createRequest(row, kind.getInitialFields(row)).key, kind, row })
      else excludedRows.push({ row, role: kind.role, reason: verdict })
    }
  return { items, excludedRows }
}

interface Addressee {
  readonly key: string
  readonly role: string
  readonly email: string
}

/** Returns a warning if one of the other e-mails about the same application has the same address. */
function formatSameAddressAdvice(own: Addressee, others: readonly Addressee[]): string[] {
  const address = comparableEmail(own.email)
  const duplicate = others.find(({ key, email }) => key !== own.key && comparableEmail(email) === address)
  return address === '' || !duplicate ? [] : [`${address} is the address of ${duplicate.role} as well.`]
}

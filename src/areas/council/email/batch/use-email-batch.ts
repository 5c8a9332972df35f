import { useMemo, useState, useSyncExternalStore } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { comparableEmail, NOT_AN_ADDRESS } from '@/domain/people/email-address'
import { allowed } from '@/domain/people/permissions'
import { withParagraph } from '@/domain/texts/email-body'
import type { Contact } from '@/features/contacts'
import { formatCount } from '@/lib/format'
import { storageChanges } from '@/lib/stored-value'
import { createStoredBody, createStoredFields } from '@/writes/email-draft'
import { EMAIL_WAITING_REASON } from '@/writes/email-keys'
import { isUnsettled } from '@/writes/entry'
import { createEmail, findRecipientProblem } from '@/writes/outgoing-email'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useWrites } from '@/writes/ui/use-write'
import { createEmailWrite, wasSentBefore, type EmailFields, type EmailKind, type EmailRequest } from '../email-kind'
import { createMessage } from '../email-message'
import { useAddressAdvice, useApplicants } from '../use-address-advice'
import { useEmailLinks } from '../use-email-links'
import type { RecipientValues } from './batch-fields'
import { useCommonParagraph } from './fields-for-all'

/** Error texts by field name. `message` is the key of the message text. */
export type ItemErrors = Readonly<Record<string, string>>

/** Stores typed values under the keys of single e-mails, so that closing the dialog, Undo or a failure loses nothing. */
export function useEmailBatch<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
  rows: readonly ListedRow<Name>[],
) {
  const { client, queries, tab, session, writes } = useServices()
  const emailLog = useEmailLog()
  const queueAll = useWrites()
  const getAddressAdvice = useAddressAdvice(kinds)
  const applicants = useApplicants(true)
  const common = useCommonParagraph(kinds.map(({ write }) => write.name).join(' '))
  const { findProblem } = useEmailLinks()
  // Each row is read again before its e-mail is sent.
  const [snapshot] = useState(() => splitByVerdict(kinds, rows))
  // E-mails that were sent before start unticked.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => {
    const sentBefore = snapshot.items.filter(({ kind, row, key }) => wasSentBefore(kind, row, key, emailLog))
    return new Set(sentBefore.map(({ key }) => key))
  })
  const [sharedRecipients, setSharedRecipients] = useState<Readonly<Record<string, RecipientValues>>>({})
  const personId = session.ownerId
  // Subscribes to all stored values at once.
  useSyncExternalStore(storageChanges.subscribe, storageChanges.snapshot)

  type Item = BatchItem<Name, Fields>
  // Uses the current kind, because it can load data about its rows while the dialog is open.
  const items = snapshot.items.map((item) => ({
    ...item,
    kind: kinds.find(({ role }) => role === item.kind.role) ?? item.kind,
  }))
  const isQueued = ({ key }: Item) => {
    const entry = writes.find(key)
    return entry !== undefined && isUnsettled(entry)
  }
  const getQueuedItems = () => items.filter(isQueued)
  useSyncExternalStore(writes.subscribe, () =>
    getQueuedItems()
      .map(({ key }) => key)
      .join('\n'),
  )
  const excludedRows = [
    ...snapshot.excludedRows,
    ...getQueuedItems().map(({ row, kind }) => ({ row, role: kind.role, reason: EMAIL_WAITING_REASON })),
  ]
  const isTicked = ({ key }: Item) => !unticked.has(key)
  const getOwnValues = ({ key, kind, row }: Item): Fields => ({
    ...kind.getInitialFields(row),
    ...createStoredFields(tab, personId, key).read(),
  })
  const needsRecipient = (item: Item) => getOwnValues(item).email === ''
  const getValues = (item: Item): Fields =>
    isTicked(item) && needsRecipient(item)
      ? { ...getOwnValues(item), ...sharedRecipients[item.kind.role] }
      : getOwnValues(item)
  const changeFields = (item: Item, change: RecipientValues) =>
    createStoredFields(tab, personId, item.key).write({ ...getValues(item), ...change })
  const keepShared = (items: readonly Item[]) => {
    for (const item of items.filter(needsRecipient)) changeFields(item, {})
  }
  const getRequest = (item: Item, values = getValues(item)) => {
    const request = item.kind.createRequest(item.row, values)
    const commonParagraph = common.paragraph.trim()
    return commonParagraph === '' ? request : { ...request, content: withParagraph(request.content, commonParagraph) }
  }

  const checkItem = (item: Item) => {
    const { key, kind } = item
    const values = getValues(item)
    const to = values.email ?? getRequest(item).to
    const draft = createStoredBody(tab, personId, key).read()
    const getMessage = ({ content }: EmailRequest) => createMessage(draft, content, kind.isRich ?? false)
    const parsed = kind.schema.safeParse(values)
    const errors: Record<string, string> = {}
    for (const { path, message: text } of parsed.error?.issues ?? []) errors[String(path[0])] ??= text
    if (findRecipientProblem(to) !== undefined) errors.email ??= NOT_AN_ADDRESS
    // Only edited messages need a check.
    const request = draft && getRequest(item)
    const messageProblem = request && findProblem(getMessage(request), request.link)
    if (messageProblem !== null) errors.message = messageProblem
    return { item, isTicked: isTicked(item), to, values, parsedValues: parsed.data, errors, getMessage }
  }

  // Omits queued e-mails, because the queue rejects a second entry with the same key.
  const checkedEmails = items.filter((item) => !isQueued(item)).map(checkItem)
  const tickedEmails = checkedEmails.filter((email) => email.isTicked)
  const completeEmails = tickedEmails.filter(({ errors }) => Object.keys(errors).length === 0)
  const emailsByAddress = new Map<string, typeof tickedEmails>()
  for (const email of tickedEmails) {
    const address = comparableEmail(email.to)
    emailsByAddress.set(address, [...(emailsByAddress.get(address) ?? []), email])
  }
  const getWarnings = ({ item, to, errors }: (typeof checkedEmails)[number]) => {
    if (errors.email !== undefined) return []
    const sameAddress = emailsByAddress.get(comparableEmail(to)) ?? []
    return [
      ...getAddressAdvice(item.kind, item.row, to, sameAddress.length),
      ...sameAddress
        .filter((other) => other.item !== item && other.item.row.applicationId === item.row.applicationId)
        .slice(0, 1)
        .map((other) => `The same address as ${other.item.kind.role}.`),
    ]
  }
  const emails = checkedEmails.map((email) => ({ ...email, warnings: getWarnings(email) }))

  // Sorts once more when the applicants have loaded, but not while the user types.
  const flaggedKeys = useMemo(
    () =>
      new Set(
        emails
          .filter(({ warnings, errors }) => warnings.length > 0 || Object.keys(errors).length > 0)
          .map(({ item }) => item.key),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [applicants],
  )
  const isFlagged = ({ item }: (typeof emails)[number]) => flaggedKeys.has(item.key)

  const earlierRecipients = useMemo(() => {
    const getApplicant = (row: ListedRow<Name>) => applicants.get(row.applicationId)?.email ?? ''
    return new Map(
      snapshot.items.flatMap(({ key, kind, row }) => {
        const listedRows = queries.getQueryData(listQuery(client, kind.write.list).queryKey) ?? []
        const earlierRow = listedRows.findLast(
          (other) =>
            getApplicant(row) !== '' &&
            getApplicant(other) === getApplicant(row) &&
            (kind.getInitialFields(other).email ?? '') !== '',
        )
        return earlierRow ? [[key, kind.getInitialFields(earlierRow)] as const] : []
      }),
    )
  }, [applicants, snapshot, client, queries])
  const reusableEmails = tickedEmails.filter(({ item, to }) => to === '' && earlierRecipients.has(item.key))

  const tick = (items: readonly Item[], willBeTicked: boolean) => {
    const nextUnticked = new Set(unticked)
    for (const { key } of items) {
      if (willBeTicked) nextUnticked.delete(key)
      else nextUnticked.add(key)
    }
    setUnticked(nextUnticked)
  }

  return {
    emails: [...emails.filter(isFlagged), ...emails.filter((email) => !isFlagged(email))],
    excludedRows,
    tickedEmails,
    completeEmails,
    reusableEmails,
    applicants,
    isTicked,
    tick,
    needsRecipient,
    changeFields,
    getRequest,
    common,
    sharedRecipients,
    share: (role: string, values: RecipientValues) => setSharedRecipients({ ...sharedRecipients, [role]: values }),
    /** Keeps a shared recipient in its ticked e-mails, so that another one can be typed. */
    keepShared: (role: string) => {
      keepShared(tickedEmails.map(({ item }) => item).filter(({ kind }) => kind.role === role))
      setSharedRecipients({ ...sharedRecipients, [role]: {} })
    },
    /** Fills in the recipients of earlier requests for the same applicants. */
    reuse: () => {
      for (const { item } of reusableEmails) changeFields(item, earlierRecipients.get(item.key) ?? {})
    },
    /** Queues the complete ticked e-mails, and resolves to their recipients. */
    send: async () => {
      const emailWrites = completeEmails.flatMap(({ item, parsedValues, getMessage }) => {
        if (parsedValues === undefined) return []
        const request = getRequest(item, parsedValues)
        const email = createEmail(request.to, { ...request.content, html: getMessage(request).html })
        return [createEmailWrite(item.kind, item.row, parsedValues, email, emailLog)]
      })
      keepShared(completeEmails.map(({ item }) => item))
      await queueAll(emailWrites, formatCount(emailWrites.length, 'e-mail', 'e-mails'))
      common.finish(completeEmails.length === tickedEmails.length)
      return completeEmails.map(({ values }): Contact => ({ name: '', email: '', ...values }))
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

import type { ReactNode } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import type { Outcome, WriteRequest } from '@/writes/entry'
import type { Services } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { messages } from '@/domain/messages'
import type { Verdict } from '@/domain/roles'
import { z } from '@/domain/zod'
import { checkUnchanged } from '@/writes/check-unchanged'
import { storedEmailLog } from '@/writes/stored-email-log'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { EmailRequest } from './email-request'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import { emailSender, REQUEST_TEXTS } from '@/writes/save-then-email'

/** What is typed about a recipient, by the name of the field. */
export type EmailFields = Readonly<Record<string, string>>

/** What is asked of one person about an application by e-mail: one e-mail at a time, or many. */
export interface EmailKind<Name extends ListCall, Fields extends EmailFields, Saving extends CallName = never> {
  /** Who is asked: "HOD", "Reviewer 2", "Applicant". */
  readonly role: string
  /** The list that contains the application. */
  readonly call: Name
  /** Whether this may be asked of the application as the list shows it. */
  readonly mayRequest: (row: ListedRow<Name>) => Verdict
  readonly schema: z.ZodType<Fields, Fields>
  /** What the list says about the recipient. */
  readonly given: (row: ListedRow<Name>) => Fields
  readonly request: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  readonly rich?: boolean
  /** Status text while it is being sent. */
  readonly busyLabel?: string
  /** Values that must not have changed when the list is fetched again before sending; omit to skip that check. */
  readonly compareFields?: (row: ListedRow<Name>) => readonly unknown[]
  /** The call made before the e-mail is sent. */
  readonly save?: (row: ListedRow<Name>, fields: Fields) => { call: Saving; input: Input<Saving> }
  /** Text shown if that call fails. */
  readonly notSaved?: string
  /** Whether the host says that this e-mail was sent before. */
  readonly isFlagged?: (row: ListedRow<Name>) => boolean
  /** Whether the list shows that the e-mail has gone out: after a lost answer it is read before a second one is sent. */
  readonly hasGoneOut?: (row: ListedRow<Name>) => boolean
  /** What to say beside an e-mail of several. */
  readonly note?: (row: ListedRow<Name>) => ReactNode
  /** Addresses that were written to about this application, each with the phrase that follows it in a warning. */
  readonly earlier?: (row: ListedRow<Name>, emailLog: EmailLog) => ReadonlyMap<string, string>
}

/** For an e-mail with a fixed recipient: only its message can be edited. */
export const NO_FIELDS = { schema: z.object({}), given: () => ({}) }

interface ReadyEmail<Row, Fields> {
  readonly row: Row
  readonly values: Fields
  readonly email: OutgoingEmail
  readonly sentBefore: boolean
}

/** How an e-mail of a kind is sent once its wait is over: its row is read again, the recipient is saved, it goes out. */
export const sendingOf =
  <Name extends ListCall, Fields extends EmailFields, Saving extends CallName>(
    services: Services,
    kind: EmailKind<Name, Fields, Saving>,
    { row, values, email, sentBefore }: ReadyEmail<ListedRow<Name>, Fields>,
  ): WriteRequest['run'] =>
  async (owner) => {
    const { call, compareFields, notSaved } = kind
    const changed = compareFields && (await checkUnchanged(services, { call, seen: row, compareFields }))
    if (changed) return changed
    const { key, about, agreementOf } = kind.request(row, values)
    const outcome = await emailSender(services, owner.id).saveThenEmail({
      key,
      about,
      save: kind.save?.(row, values),
      email: { ...email, agreementOf },
      sentBefore,
      notSaved,
      texts: REQUEST_TEXTS,
    })
    return kind.hasGoneOut ? lookingFirst(services, kind, { key, row, personId: owner.id }, outcome) : outcome
  }

/** The same outcome, whose repetition after a lost answer first looks whether the e-mail has gone out. */
function lookingFirst<Name extends ListCall>(
  services: Services,
  kind: Pick<EmailKind<Name, EmailFields>, 'call' | 'hasGoneOut'>,
  about: { readonly key: string; readonly row: ListedRow<Name>; readonly personId: string },
  outcome: Outcome,
): Outcome {
  const { again } = outcome
  if (outcome.state !== 'unconfirmed' || !again) return outcome
  const { client, queries, local } = services
  const run = async (): Promise<Outcome> => {
    const unknown = lookingFirst(services, kind, about, outcome)
    const listed = await queries.fetchQuery({ ...listQuery(client, kind.call), staleTime: 0 }).catch(() => null)
    if (listed === null) return unknown
    const now = listed.find(({ applicationId }) => applicationId === about.row.applicationId)
    if (!now || !kind.hasGoneOut?.(now)) return lookingFirst(services, kind, about, await again.run())
    storedEmailLog(local, about.personId).confirm(about.key)
    return { state: 'sent', text: messages.email.sent }
  }
  return { ...outcome, again: { ...again, run } }
}

/** Whether an e-mail of this kind about a row has gone out before. */
export const wasSentBefore = <Name extends ListCall, Fields extends EmailFields>(
  { isFlagged }: Pick<EmailKind<Name, Fields, CallName>, 'isFlagged'>,
  row: ListedRow<Name>,
  key: string,
  { wentOut }: Pick<EmailLog, 'wentOut'>,
): boolean => isFlagged !== undefined && wentOut(key, isFlagged(row))

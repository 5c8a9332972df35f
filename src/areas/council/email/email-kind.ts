import type { ReactNode } from 'react'
import type { ListCall, ListedRow } from '@/api/lists'
import type { Verdict } from '@/domain/people/roles'
import { z } from '@/domain/zod'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { NewWrite } from '@/writes/ui/use-write'
import type { WriteKind } from '@/writes/write'
import type { EmailRequest } from './email-request'

/** What is typed about a recipient, by the name of the field. */
export type EmailFields = Readonly<Record<string, string>>

/** What is asked of one person about an application by e-mail: one e-mail at a time, or many. */
export interface EmailKind<Name extends ListCall, Fields extends EmailFields> {
  /** Who is asked: "HOD", "Reviewer 2", "Applicant". */
  readonly role: string
  /** How it is sent. */
  readonly write: WriteKind<Name, Fields>
  /** Whether this may be asked of the application as the list shows it. */
  readonly mayRequest: (row: ListedRow<Name>) => Verdict
  readonly schema: z.ZodType<Fields, Fields>
  /** What the list says about the recipient. */
  readonly given: (row: ListedRow<Name>) => Fields
  readonly request: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  readonly rich?: boolean
  /** Whether the host says that this e-mail was sent before. */
  readonly isFlagged?: (row: ListedRow<Name>) => boolean
  /** What to say beside an e-mail of several. */
  readonly note?: (row: ListedRow<Name>) => ReactNode
  /** Addresses that were written to about this application, each with the phrase that follows it in a warning. */
  readonly earlier?: (row: ListedRow<Name>, emailLog: EmailLog) => ReadonlyMap<string, string>
}

/** For an e-mail with a fixed recipient: only its message can be edited. */
export const NO_FIELDS = { schema: z.object({}), given: () => ({}) }

/** The write that sends an e-mail of a kind. */
export function newWrite<Name extends ListCall, Fields extends EmailFields>(
  kind: EmailKind<Name, Fields>,
  row: ListedRow<Name>,
  values: Fields,
  email: OutgoingEmail,
  log: Pick<EmailLog, 'wentOut'>,
): NewWrite<Name, Fields> {
  const { key, about, agreementOf } = kind.request(row, values)
  const letter = { ...email, agreementOf, logKey: key, about, sentBefore: wasSentBefore(kind, row, key, log) }
  return { kind: kind.write, key, row, input: values, letter }
}

/** Whether an e-mail of this kind about a row has gone out before. */
export const wasSentBefore = <Name extends ListCall, Fields extends EmailFields>(
  { isFlagged }: Pick<EmailKind<Name, Fields>, 'isFlagged'>,
  row: ListedRow<Name>,
  key: string,
  { wentOut }: Pick<EmailLog, 'wentOut'>,
): boolean => isFlagged !== undefined && wentOut(key, isFlagged(row))

import type { ListCall, ListedRow } from '@/api/lists'
import type { FileKind } from '@/domain/files/file-kinds'
import type { Verdict } from '@/domain/people/roles'
import type { EmailContent } from '@/domain/texts/email-body'
import { z } from '@/lib/zod'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { NewWrite } from '@/writes/ui/use-write'
import type { WriteKind } from '@/writes/write'
import type { EmailLink } from './use-email-links'

/** Values typed about a recipient, by field name. */
export type EmailFields = Readonly<Record<string, string>>

export interface EmailRequest {
  /** One per requested thing; a retry uses the same key. */
  readonly key: string
  /** Label in the log of sent e-mails: "Application 12: progress report requested". */
  readonly about: string
  readonly to: string
  readonly content: EmailContent
  readonly link?: EmailLink
  /** Set if the e-mail requests this application's agreement. */
  readonly agreementOf?: string
}

/** A file of the application that the e-mail refers to. */
export interface EmailFile {
  readonly kind: FileKind
  /** The warning if it was not uploaded. */
  readonly missing: string
}

/** One kind of request by e-mail to one person about an application, sent singly or in bulk. */
export interface EmailKind<Name extends ListCall, Fields extends EmailFields> {
  /** The recipient: "HOD", "Reviewer 2", "Applicant". */
  readonly role: string
  readonly write: WriteKind<Name, Fields>
  readonly mayRequest: (row: ListedRow<Name>) => Verdict
  readonly schema: z.ZodMiniType<Fields, Fields>
  /** Initial values, from the list. */
  readonly given: (row: ListedRow<Name>) => Fields
  readonly request: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  readonly rich?: boolean
  /** Whether the host has flagged this e-mail as sent. */
  readonly isFlagged?: (row: ListedRow<Name>) => boolean
  readonly file?: EmailFile
  readonly adviceOn?: (known: AdviceContext<ListedRow<Name>>) => AddressAdvice<ListedRow<Name>>
}

interface AdviceContext<Row> {
  readonly log: Pick<EmailLog, 'reached' | 'wentOut'>
  readonly rows: readonly Row[]
  /** The applicant's e-mail address; empty if it is not known. */
  readonly applicantEmail: (row: Row) => string
}

/** Returns warnings about the address of one e-mail, in the form of `comparableEmail`. They never block. */
type AddressAdvice<Row> = (row: Row, address: string) => readonly string[]

export const ownAddressAdvice = (address: string) => `${address} is the applicant’s own address.`

/** For an e-mail with a fixed recipient: only its message can be edited. */
export const NO_FIELDS = { schema: z.object({}), given: () => ({}) }

export function newWrite<Name extends ListCall, Fields extends EmailFields>(
  kind: EmailKind<Name, Fields>,
  row: ListedRow<Name>,
  values: Fields,
  email: OutgoingEmail,
  log: Pick<EmailLog, 'wentOut'>,
): NewWrite<Name, Fields> {
  const { key, about, agreementOf } = kind.request(row, values)
  const queuedEmail = { ...email, agreementOf, logKey: key, about, sentBefore: wasSentBefore(kind, row, key, log) }
  return { kind: kind.write, key, row, input: values, email: queuedEmail }
}

export const wasSentBefore = <Name extends ListCall, Fields extends EmailFields>(
  { isFlagged }: Pick<EmailKind<Name, Fields>, 'isFlagged'>,
  row: ListedRow<Name>,
  key: string,
  { wentOut }: Pick<EmailLog, 'wentOut'>,
): boolean => isFlagged !== undefined && wentOut(key, isFlagged(row))

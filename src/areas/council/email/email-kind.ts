import type { ListCall, ListedRow } from '@/api/lists'
import type { FileKind } from '@/domain/files/file-kinds'
import type { Verdict } from '@/domain/people/permissions'
import type { EmailContent } from '@/domain/texts/email-body'
import { z } from '@/lib/zod'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { NewWrite } from '@/writes/ui/use-write'
import type { WriteKind } from '@/writes/write'
import type { EmailLink } from './use-email-links'

/** Values of a recipient, by field name. */
export type EmailFields = Readonly<Record<string, string>>

export interface EmailRequest {
  /** Identifies the request; a retry uses the same key. */
  readonly key: string
  /** Label in the log of sent e-mails: "Application 12: progress report requested". */
  readonly logLabel: string
  readonly to: string
  readonly content: EmailContent
  readonly link?: EmailLink
  /** Set only if the e-mail requests an agreement. */
  readonly agreementApplicationId?: string
}

/** A file of the application that the e-mail refers to. */
export interface EmailFile {
  readonly kind: FileKind
  /** Shown if the file was not uploaded. */
  readonly missingWarning: string
}

/** A kind of e-mail that asks one person for something about an application; sent singly or in bulk. */
export interface EmailKind<Name extends ListCall, Fields extends EmailFields> {
  /** The recipient: "HOD", "Reviewer 2", "Applicant". */
  readonly role: string
  readonly write: WriteKind<Name, Fields>
  readonly mayRequest: (row: ListedRow<Name>) => Verdict
  readonly schema: z.ZodMiniType<Fields, Fields>
  /** Initial values, from the list. */
  readonly getInitialFields: (row: ListedRow<Name>) => Fields
  readonly createRequest: (row: ListedRow<Name>, fields: Fields) => EmailRequest
  /** Shown in the line of a batch: "Due: year-end report". */
  readonly getNote?: (row: ListedRow<Name>) => string
  readonly isRich?: boolean
  readonly isFlaggedAsSent?: (row: ListedRow<Name>) => boolean
  readonly file?: EmailFile
  readonly createAddressAdvisor?: (context: AdviceContext<ListedRow<Name>>) => AddressAdvisor<ListedRow<Name>>
}

interface AdviceContext<Row> {
  readonly emailLog: Pick<EmailLog, 'reached' | 'wentOut'>
  readonly rows: readonly Row[]
  /** Returns an empty string if the address is unknown. */
  readonly getApplicantEmail: (row: Row) => string
}

/**
 * Returns warnings that never block.
 * @param address a result of `comparableEmail`
 * @param batchCount the e-mails to this address that one press sends
 */
type AddressAdvisor<Row> = (row: Row, address: string, batchCount: number) => readonly string[]

export const OWN_ADDRESS_ADVICE = 'The applicant’s own address.'

export const formatEarlierAdvice = (sentVerb: 'was' | 'may have been', request: string) =>
  `${sentVerb === 'was' ? 'Was' : 'May have been'} ${request} before.`

/** For an e-mail with a fixed recipient: only its message can be edited. */
export const NO_FIELDS = { schema: z.object({}), getInitialFields: () => ({}) }

export function createEmailWrite<Name extends ListCall, Fields extends EmailFields>(
  kind: EmailKind<Name, Fields>,
  row: ListedRow<Name>,
  values: Fields,
  email: OutgoingEmail,
  log: Pick<EmailLog, 'wentOut'>,
): NewWrite<Name, Fields> {
  const { key, logLabel, agreementApplicationId } = kind.createRequest(row, values)
  const queuedEmail = {
    ...email,
    agreementOf: agreementApplicationId,
    logKey: key,
    about: logLabel,
    sentBefore: wasSentBefore(kind, row, key, log),
  }
  return { kind: kind.write, key, row, input: values, email: queuedEmail }
}

export const wasSentBefore = <Name extends ListCall, Fields extends EmailFields>(
  { isFlaggedAsSent }: Pick<EmailKind<Name, Fields>, 'isFlaggedAsSent'>,
  row: ListedRow<Name>,
  key: string,
  { wentOut }: Pick<EmailLog, 'wentOut'>,
): boolean => isFlaggedAsSent !== undefined && wentOut(key, isFlaggedAsSent(row))

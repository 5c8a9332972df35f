import { readList, type ListCall, type ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { looksLikeEmail } from '@/domain/email-address'
import { NOT_AN_ADDRESS } from '@/domain/format-warnings'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import type { Bulk, BulkAction } from '@/table/bulk'
import { bulkFailure, CHANGED_MEANWHILE, confirmed, RETRY_READS_FIRST, RETRY_EMAILS_AGAIN } from '../list/bulk-failure'
import { useBlockNavigation } from '../list/use-block-navigation'
import type { EmailRequest } from './email-request'
import { emailTo } from './outgoing-email'
import { emailSender } from './save-then-email'

/** Lists whose rows contain the applicant's e-mail address. */
type AddressedCall = { [Name in ListCall]: ListedRow<Name> extends { email: string } ? Name : never }[ListCall]

interface BulkRequest<Name extends AddressedCall> extends Pick<BulkAction<ListedRow<Name>>, 'label' | 'effect'> {
  call: Name
  request: (row: ListedRow<Name>) => EmailRequest
  /** Whether the row was already requested; omit if the list does not say. */
  wasRequested?: (row: ListedRow<Name>) => boolean
  /** Warning for a row besides an invalid address. */
  warning?: (row: ListedRow<Name>) => Promise<string | null>
}

/**
 * Bulk request to several applicants, with the portal's own text. A confirmation list replaces Undo, and every row is
 * fetched again before its e-mail is sent.
 */
export function useBulkRequests<Name extends AddressedCall>(asked: BulkRequest<Name>): Bulk<ListedRow<Name>> {
  const services = useServices()
  const { emailOneOf } = emailSender(services, services.session.person?.id ?? '')
  const sentEmails = useSentEmails()
  const blockNavigation = useBlockNavigation()
  const { call, label, effect, request, wasRequested = () => false } = asked

  async function run(row: ListedRow<Name>, signal: AbortSignal) {
    const listed = await readList(services.client, call)
    signal.throwIfAborted()
    const { key, about, to, content, agreementOf } = request(row)
    const current = listed.find(({ applicationId }) => applicationId === row.applicationId)
    const isRequested = current !== undefined && wasRequested(current)
    const earlier = sentEmails.storedUnsent(key)
    if (isRequested && earlier?.unsent.unconfirmed) {
      sentEmails.put({ ...earlier, unsent: undefined })
      return
    }
    if (current?.email !== row.email || isRequested) throw new Error(CHANGED_MEANWHILE)
    const emailed = emailOneOf({ key, about, email: { ...emailTo(to, content), agreementOf } })
    await confirmed(emailed, asked.wasRequested ? RETRY_READS_FIRST : RETRY_EMAILS_AGAIN)
  }

  return {
    actions: [
      {
        label,
        effect,
        // The same warnings as in the dialog for a single row.
        warning: async (row) => {
          const address = looksLikeEmail(row.email) ? null : NOT_AN_ADDRESS
          const other = asked.warning ? await asked.warning(row) : null
          return [address, other].filter((text) => text !== null).join(' ') || null
        },
        verdict: (row) => {
          if (wasRequested(row)) return 'Was requested before.'
          return row.email.trim() !== '' || 'There is no e-mail address.'
        },
        run,
      },
    ],
    failureText: bulkFailure,
    blockNavigation,
  }
}

import { useServices } from '@/api/services'
import { NOT_AN_ADDRESS } from '@/domain/format-warnings'
import { emailTo } from './outgoing-email'
import { agreementKey, reportKey } from '@/features/sent-emails/email-keys'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { emailSender } from './save-then-email'
import { askFileExists } from '@/features/files/use-file-exists'
import { branding } from '@/branding'
import { looksLikeEmail } from '@/domain/email-address'
import { agreementRequest, progressReportRequest } from '@/domain/emails'
import type { Bulk } from '@/table/bulk'
import type { ReportedApplication } from '../reports/ask-report'
import { bulkFailure, CHANGED_MEANWHILE, confirmed, RETRY_LOOKS_FIRST, RETRY_MAILS_AGAIN } from '../list/bulk-failure'
import { NOTHING_TO_SIGN, type AgreementApplication } from '../agreements/request-agreement'
import { useBlockNavigation } from '../list/use-block-navigation'

/** The one who presses once for many is warned of what the one who asks for each would be. */
const malformed = (email: string) => (looksLikeEmail(email) ? [] : [NOT_AN_ADDRESS])

/** Without an address nothing can be asked for. */
const addressed = (email: string) => email.trim() !== '' || 'There is no e-mail address.'

/**
 * Asking several applicants for the signed agreement, in the portal's own words. The list of what will happen asks
 * first, in place of an Undo for each, and every row is read again before its e-mail goes.
 */
export function useBulkAgreementRequests(): Bulk<AgreementApplication> {
  const services = useServices()
  const { client } = services
  const { mailOneOf } = emailSender(services, services.session.person?.id ?? '')
  const sentEmails = useSentEmails()
  const keepHere = useBlockNavigation()

  async function run({ applicationId, email }: AgreementApplication, signal: AbortSignal) {
    const listed = await client.listAgreements({})
    signal.throwIfAborted()
    const key = agreementKey({ applicationId })
    const current = listed.find((row) => row.applicationId === applicationId)
    const earlier = sentEmails.storedUnsent(key)
    if (current?.requested && earlier?.unsent.unconfirmed) {
      sentEmails.put({ ...earlier, unsent: undefined })
      return
    }
    if (current === undefined || current.requested || current.email !== email) throw new Error(CHANGED_MEANWHILE)
    const mailed = mailOneOf({
      key,
      about: `Application ${applicationId}: signed agreement requested`,
      letter: { ...emailTo(email, agreementRequest({}, branding)), agreementOf: applicationId },
    })
    await confirmed(mailed, RETRY_LOOKS_FIRST)
  }

  return {
    actions: [
      {
        label: 'Request',
        effect: ({ email }) => `${email} is asked for the signed agreement by e-mail.`,
        warning: async ({ applicationId, email }) => {
          const hasAgreement = await askFileExists(services, applicationId, 'agreementurc')
          return [...malformed(email), ...(hasAgreement === false ? [NOTHING_TO_SIGN] : [])].join(' ') || null
        },
        verdict: ({ requested, email }) => (requested ? 'Was requested before.' : addressed(email)),
        run,
      },
    ],
    failureText: bulkFailure,
    keepHere,
  }
}

/** Asking several applicants for a progress report, in the same way. */
export function useBulkReportRequests(): Bulk<ReportedApplication> {
  const services = useServices()
  const { client } = services
  const { mailOneOf } = emailSender(services, services.session.person?.id ?? '')
  const keepHere = useBlockNavigation()

  async function run({ applicationId, name, email }: ReportedApplication, signal: AbortSignal) {
    const listed = await client.listProgressReports({})
    signal.throwIfAborted()
    const isUnchanged = listed.some((row) => row.applicationId === applicationId && row.email === email)
    if (!isUnchanged) throw new Error(CHANGED_MEANWHILE)
    const mailed = mailOneOf({
      key: reportKey({ applicationId }),
      about: `Application ${applicationId}: progress report requested`,
      letter: emailTo(email, progressReportRequest({ name, email, applicationId }, branding)),
    })
    await confirmed(mailed, RETRY_MAILS_AGAIN)
  }

  return {
    actions: [
      {
        label: 'Request report',
        effect: ({ email }) => `${email} is asked for the report by e-mail.`,
        warning: ({ email }) => Promise.resolve(malformed(email).join(' ') || null),
        verdict: ({ email }) => addressed(email),
        run,
      },
    ],
    failureText: bulkFailure,
    keepHere,
  }
}

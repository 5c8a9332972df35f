import { usePortal } from '@/api/portal'
import { letterTo } from '@/areas/shared/mail/letter'
import { agreementKey, reportKey } from '@/areas/shared/mail/mail-keys'
import { usePost } from '@/areas/shared/mail/use-post'
import { branding } from '@/branding'
import { agreementRequest, progressReportRequest } from '@/domain/mail'
import type { Bulk } from '@/table/bulk'
import type { ReportedCase } from './ask-report'
import { bulkFailure, CHANGED_MEANWHILE } from './bulk-failure'
import type { AgreementCase } from './request-agreement'

/** Without an address nothing can be asked for. */
const addressed = (email: string) => email.trim() !== '' || 'There is no e-mail address.'

/**
 * Asking several applicants for the signed agreement, in the portal's own words. The list of what will happen asks
 * first, in place of an Undo for each, and every row is read again before its e-mail goes.
 */
export function useBulkAgreementRequests(): Bulk<AgreementCase> {
  const { client } = usePortal()
  const { mailOneOf } = usePost()

  async function run({ app_ID, email }: AgreementCase, signal: AbortSignal) {
    const listed = await client.listAgreements({})
    signal.throwIfAborted()
    const isUnchanged = listed.some((row) => row.app_ID === app_ID && row.email === email && !row.requested)
    if (!isUnchanged) throw new Error(CHANGED_MEANWHILE)
    await mailOneOf({
      key: agreementKey({ app_ID }),
      about: `Application ${app_ID}: signed agreement requested`,
      letter: { ...letterTo(email, agreementRequest({}, branding)), agreementOf: app_ID },
    })
  }

  return {
    actions: [
      {
        label: 'Request',
        effect: ({ email }) => `${email} is asked for the signed agreement by e-mail.`,
        verdict: ({ requested, email }) => (requested ? 'Was requested before.' : addressed(email)),
        run,
      },
    ],
    failureText: bulkFailure('requestAgreementByEmail'),
  }
}

/** Asking several applicants for a progress report, in the same way. */
export function useBulkReportRequests(): Bulk<ReportedCase> {
  const { client } = usePortal()
  const { mailOneOf } = usePost()

  async function run({ Id, name, userEmail }: ReportedCase, signal: AbortSignal) {
    const listed = await client.listProgressReports({})
    signal.throwIfAborted()
    const isUnchanged = listed.some((row) => row.Id === Id && row.userEmail === userEmail)
    if (!isUnchanged) throw new Error(CHANGED_MEANWHILE)
    await mailOneOf({
      key: reportKey({ Id }),
      about: `Application ${Id}: progress report requested`,
      letter: letterTo(userEmail, progressReportRequest({ name, email: userEmail, appId: Id }, branding)),
    })
  }

  return {
    actions: [
      {
        label: 'Request report',
        effect: ({ userEmail }) => `${userEmail} is asked for the report by e-mail.`,
        verdict: ({ userEmail }) => addressed(userEmail),
        run,
      },
    ],
    failureText: bulkFailure('sendEmail'),
  }
}

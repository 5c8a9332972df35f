import { Mail } from 'lucide-react'
import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { EmailDialog } from '../email/email-dialog'
import { agreementKey, EMAIL_IS_WAITING } from '@/features/sent-emails/email-keys'
import { NotEmailed } from '../email/not-emailed'
import { ReadOnlyField } from '../email/read-only-field'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { useEmptyForm } from '../email/use-empty-form'
import { emailSender } from '../email/save-then-email'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { useFileExists } from '@/features/files/use-file-exists'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { agreementRequest } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { useLiveRow } from '../list/use-live-row'
import { useRowDialog } from '../list/row-dialog'

export type AgreementApplication = Output<'listAgreements'>[number]

/** Asks the applicant for the signed agreement, once: the button then reads Requested (spec 4). */
export function RequestAgreement({ row }: { row: AgreementApplication }) {
  const unsent = useSentEmails().unsent(agreementKey(row), true)
  return (
    <div className="grid justify-items-start gap-2">
      <Request row={row} />
      {unsent && (
        <NotEmailed
          entry={unsent}
          about={{ key: unsent.key, applicationId: row.applicationId, projectTitle: row.projectTitle }}
          sentText={messages.email.sent}
        >
          The request did not go out.
        </NotEmailed>
      )}
    </div>
  )
}

function Request({ row }: { row: AgreementApplication }) {
  const openWindow = useRowDialog()
  const isWaiting = useIsUnsettled(agreementKey(row))
  const about = <span className="sr-only"> agreement for {row.projectTitle}</span>
  if (row.requested) {
    return (
      <>
        <Button size="small" disabledReason={WAS_ASKED}>
          Requested{about}
        </Button>
        <OnPaper text="Requested" />
      </>
    )
  }
  return (
    <Button
      size="small"
      variant="primary"
      icon={<Mail aria-hidden size={16} />}
      disabledReason={isWaiting ? EMAIL_IS_WAITING : undefined}
      onClick={() => openWindow((onClose) => <AgreementRequest opened={row} onClose={onClose} />)}
    >
      Request{about}
    </Button>
  )
}

export const NOTHING_TO_SIGN =
  'You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.'

const WAS_ASKED = 'The applicant was asked for the signed agreement.'

function AgreementRequest({ opened, onClose }: { opened: AgreementApplication; onClose: () => void }) {
  const { row, disabledReason } = useLiveRow(
    useSuspenseCall('listAgreements', {}),
    opened,
    (one) => one.applicationId === opened.applicationId,
    ({ requested }) => !requested || WAS_ASKED,
  )
  const { applicationId, projectTitle, email } = row
  const services = useServices()
  const councilAgreement = useFileExists(applicationId, 'agreementurc')
  return (
    <EmailDialog
      title="Request Agreement"
      recipient="the applicant"
      onClose={onClose}
      draftKey={agreementKey(row)}
      about={{ applicationId, projectTitle }}
      form={useEmptyForm()}
      to={email}
      mail={agreementRequest({}, branding)}
      disabledReason={disabledReason}
      onSend={(_, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listAgreements',
          input: {},
          seen: row,
          isSame: (other) => other.applicationId === applicationId,
          compareFields: ({ status, requested, email: address }) => [status, requested, address],
        })
        if (changed) return changed
        return emailSender(services, owner.id).saveThenMail({
          key: agreementKey(row),
          about: `Application ${applicationId}: signed agreement requested`,
          letter: { ...letter, agreementOf: applicationId },
          texts: { sent: messages.email.sent },
        })
      }}
    >
      {councilAgreement === false && <Banner tone="warning">{NOTHING_TO_SIGN}</Banner>}
      <ReadOnlyField label="Project Title" value={projectTitle} />
      <ReadOnlyField label="Recipient Email" value={email} />
      <AddressAdvice email={email} />
    </EmailDialog>
  )
}

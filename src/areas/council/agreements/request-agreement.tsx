import { Mail } from 'lucide-react'
import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { Composer } from '../email/composer'
import { agreementKey, MAIL_IS_WAITING } from '@/features/sent-mail/mail-keys'
import { NotMailed } from '../email/not-mailed'
import { ReadOnly } from '../email/read-only'
import { useLedger } from '@/features/sent-mail/use-ledger'
import { useNoFields } from '../email/use-no-fields'
import { postOf } from '../email/post'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { useFileExists } from '@/features/files/use-file-exists'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { agreementRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { useListedRow } from '../list/use-listed-row'
import { useOpenWindow } from '../list/window-over-list'

export type AgreementCase = Output<'listAgreements'>[number]

/** Asks the applicant for the signed agreement, once: the button then reads Requested (spec 4). */
export function RequestAgreement({ row }: { row: AgreementCase }) {
  const unsent = useLedger().unsent(agreementKey(row), true)
  return (
    <div className="grid justify-items-start gap-2">
      <Request row={row} />
      {unsent && (
        <NotMailed
          entry={unsent}
          about={{ key: unsent.key, appId: row.app_ID, projectTitle: row.projectTitle }}
          sentText={messages.email.sent}
        >
          The request did not go out.
        </NotMailed>
      )}
    </div>
  )
}

function Request({ row }: { row: AgreementCase }) {
  const openWindow = useOpenWindow()
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
      disabledReason={isWaiting ? MAIL_IS_WAITING : undefined}
      onClick={() => openWindow((onClose) => <AgreementRequest opened={row} onClose={onClose} />)}
    >
      Request{about}
    </Button>
  )
}

export const NOTHING_TO_SIGN =
  'You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.'

const WAS_ASKED = 'The applicant was asked for the signed agreement.'

function AgreementRequest({ opened, onClose }: { opened: AgreementCase; onClose: () => void }) {
  const { row, whyNot } = useListedRow(
    useSuspenseCall('listAgreements', {}),
    opened,
    (one) => one.app_ID === opened.app_ID,
    ({ requested }) => !requested || WAS_ASKED,
  )
  const { app_ID, projectTitle, email } = row
  const services = useServices()
  const councilAgreement = useFileExists(app_ID, 'agreementurc')
  return (
    <Composer
      title="Request Agreement"
      recipient="the applicant"
      onClose={onClose}
      draftKey={agreementKey(row)}
      about={{ appId: app_ID, projectTitle }}
      form={useNoFields()}
      to={email}
      mail={agreementRequest({}, branding)}
      whyNot={whyNot}
      onSend={(_, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listAgreements',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: ({ Status, requested, email: address }) => [Status, requested, address],
        })
        if (changed) return changed
        return postOf(services, owner.id).saveThenMail({
          key: agreementKey(row),
          about: `Application ${app_ID}: signed agreement requested`,
          letter: { ...letter, agreementOf: app_ID },
          told: { sent: messages.email.sent },
        })
      }}
    >
      {councilAgreement === false && <Banner tone="warning">{NOTHING_TO_SIGN}</Banner>}
      <ReadOnly label="Project Title" value={projectTitle} />
      <ReadOnly label="Recipient Email" value={email} />
      <AddressAdvice email={email} />
    </Composer>
  )
}

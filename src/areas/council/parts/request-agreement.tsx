import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import { AddressAdvice } from '@/areas/shared/mail/address-advice'
import { Composer } from '@/areas/shared/mail/composer'
import { agreementKey } from '@/areas/shared/mail/mail-keys'
import { ReadOnly } from '@/areas/shared/mail/read-only'
import { useNoFields } from '@/areas/shared/mail/use-no-fields'
import { usePost } from '@/areas/shared/mail/use-post'
import { useFileExists } from '@/areas/shared/use-file-exists'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { agreementRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

export type AgreementCase = Output<'listAgreements'>[number]

/** Asks the applicant for the signed agreement, once: the button then reads Requested (spec 4). */
export function RequestAgreement({ row }: { row: AgreementCase }) {
  const [asking, setAsking] = useState(false)
  const about = <span className="sr-only"> agreement for {row.projectTitle}</span>
  // The window outlives the change: it closes once it has said that the e-mail is out.
  return (
    <>
      {row.requested ? (
        <Button size="small" disabledReason="The applicant was asked for the signed agreement.">
          Requested{about}
        </Button>
      ) : (
        <Button size="small" variant="primary" icon={<Mail aria-hidden size={16} />} onClick={() => setAsking(true)}>
          Request{about}
        </Button>
      )}
      {asking && <AgreementRequest row={row} onClose={() => setAsking(false)} />}
    </>
  )
}

function AgreementRequest({ row, onClose }: { row: AgreementCase; onClose: () => void }) {
  const { app_ID, projectTitle, email } = row
  const check = useCheckUnchanged()
  const { saveThenMail } = usePost()
  const councilAgreement = useFileExists(app_ID, 'agreementurc')
  return (
    <Composer
      title="Request Agreement"
      onClose={onClose}
      draftKey={agreementKey(row)}
      form={useNoFields()}
      to={email}
      mail={agreementRequest({}, branding)}
      onSend={async (_, letter) => {
        const compared = await check({
          call: 'listAgreements',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: ({ Status, requested, email: address }) => [Status, requested, address],
        })
        if (compared !== 'same') return 'not-saved'
        return saveThenMail({
          key: agreementKey(row),
          about: `Application ${app_ID}: signed agreement requested`,
          letter: { ...letter, agreementOf: app_ID },
          told: { sent: messages.email.sent },
        })
      }}
    >
      {councilAgreement === false && (
        <Banner tone="warning">
          You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.
        </Banner>
      )}
      <ReadOnly label="Project Title" value={projectTitle} />
      <ReadOnly label="Recipient Email" value={email} />
      <AddressAdvice email={email} />
    </Composer>
  )
}

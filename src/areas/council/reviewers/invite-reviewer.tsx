import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { Composer } from '../email/composer'
import { ReadOnly } from '../email/read-only'
import { UnsentNote } from '../email/unsent-note'
import { useLedger, type Ledger } from '@/features/sent-mail/use-ledger'
import { useMailLinks } from '../email/use-mail-links'
import { postOf } from '../email/post'
import { useKeptFields } from '../email/use-mail-draft'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { invitationKey } from '@/features/sent-mail/mail-keys'
import { branding } from '@/branding'
import { reviewerInvitationSchema } from '@/domain/council-rules'
import { comparableEmail } from '@/domain/email-address'
import { REVIEWERS, type Reviewer } from '@/domain/file-kinds'
import { reviewerInvitation } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { can } from '@/domain/roles'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { reviewerOf, type ReviewedCase } from './reviewer-of'
import { useListedRow } from '../list/use-listed-row'

interface InviteReviewerProps {
  opened: ReviewedCase
  reviewer: Reviewer
  onClose: () => void
}

/** The e-mail to a reviewer: the reviewer is saved first, and the invitation follows (spec 2, Send Reviewers; wire 2.7). */
export function InviteReviewer({ opened, reviewer, onClose }: InviteReviewerProps) {
  const { row, whyNot } = useListedRow(
    useSuspenseCall('listReviewers', {}),
    opened,
    (one) => one.app_ID === opened.app_ID,
    (one) =>
      reviewerOf(one, reviewer).mark === null ? can.inviteReviewers(one.Status) : `${reviewer.label} has given marks.`,
  )
  const { app_ID, projectTitle } = row
  const { name, email, affiliation, emailSent } = reviewerOf(row, reviewer)
  const key = invitationKey(row, reviewer)
  const ledger = useLedger()
  const sentBefore = ledger.wentOut(key, emailSent)
  const given = useKeptFields(key, { reviewerName: name, reviewerEmail: email, reviewerAffiliation: affiliation })
  const form = usePortalForm(reviewerInvitationSchema, given)
  const link = useMailLinks().review(reviewer.number, app_ID)
  const services = useServices()
  const [typedName, typedEmail] = form.watch(['reviewerName', 'reviewerEmail'])
  return (
    <Composer
      title="Send Email"
      recipient={typedName.trim() === '' ? reviewer.label : `${reviewer.label}, ${typedName}`}
      onClose={onClose}
      draftKey={key}
      about={{ appId: app_ID, projectTitle }}
      form={form}
      to={typedEmail}
      mail={reviewerInvitation({ reviewerName: typedName, projectTitle, link: link.url }, branding)}
      rich
      link={link}
      whyNot={whyNot}
      onSend={(input, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listReviewers',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: (other) => [other.Status, ...Object.values(reviewerOf(other, reviewer))],
        })
        if (changed) return changed
        return postOf(services, owner.id).saveThenMail({
          key,
          about: `Application ${app_ID}: invitation of ${reviewer.label}, ${input.reviewerName}`,
          save: { call: `saveReviewer${reviewer.number}`, input: { app_ID, ...input } },
          letter,
          sentBefore,
          told: { notSaved: messages.review.detailsNotSaved, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={key} saved="The reviewer" />
      <ReadOnly label="Project Title" value={projectTitle} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="reviewerName" label="Name" />
        <TextField control={form.control} name="reviewerEmail" label="Email" type="email" />
      </div>
      <AddressAdvice email={typedEmail} invited={invitedAddresses(row, reviewer, ledger)} />
      <TextField control={form.control} name="reviewerAffiliation" label="Affiliation" />
    </Composer>
  )
}

/** Who of this application's reviewers has an invitation already, or may have, in words that follow an address. */
function invitedAddresses(row: ReviewedCase, invitee: Reviewer, { reached }: Ledger): ReadonlyMap<string, string> {
  return new Map(
    REVIEWERS.flatMap((one) => {
      const { email, emailSent } = reviewerOf(row, one)
      const was = reached(invitationKey(row, one), emailSent)
      if (was === null) return []
      const what = one.number === invitee.number ? 'sent this invitation before' : `invited as ${one.label} before`
      return [[comparableEmail(email), `${was} ${what}`]]
    }),
  )
}

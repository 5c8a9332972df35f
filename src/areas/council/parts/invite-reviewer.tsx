import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import { AddressAdvice } from '@/areas/shared/mail/address-advice'
import { Composer } from '@/areas/shared/mail/composer'
import { ReadOnly } from '@/areas/shared/mail/read-only'
import { UnsentNote } from '@/areas/shared/mail/unsent-note'
import { useMailLinks } from '@/areas/shared/mail/use-mail-links'
import { usePost } from '@/areas/shared/mail/use-post'
import { invitationKey } from '@/areas/shared/mail/mail-keys'
import { branding } from '@/branding'
import { reviewerInvitationSchema } from '@/domain/council-rules'
import { comparableEmail } from '@/domain/email-address'
import { REVIEWERS, type Reviewer } from '@/domain/file-kinds'
import { reviewerInvitation } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { reviewerOf, type ReviewedCase } from './reviewer-of'

interface InviteReviewerProps {
  row: ReviewedCase
  reviewer: Reviewer
  sentBefore: boolean
  onClose: () => void
}

/** The e-mail to a reviewer: the reviewer is saved first, and the invitation follows (spec 2, Send Reviewers; wire 2.7). */
export function InviteReviewer({ row, reviewer, sentBefore, onClose }: InviteReviewerProps) {
  const { app_ID, projectTitle } = row
  const { name, email, affiliation } = reviewerOf(row, reviewer)
  const form = usePortalForm(reviewerInvitationSchema, {
    reviewerName: name,
    reviewerEmail: email,
    reviewerAffiliation: affiliation,
  })
  const link = useMailLinks().review(reviewer.number, app_ID)
  const check = useCheckUnchanged()
  const { saveThenMail } = usePost()
  const [typedName, typedEmail] = form.watch(['reviewerName', 'reviewerEmail'])
  return (
    <Composer
      title="Send Email"
      onClose={onClose}
      draftKey={invitationKey(row, reviewer)}
      form={form}
      to={typedEmail}
      mail={reviewerInvitation({ reviewerName: typedName, projectTitle, link: link.url }, branding)}
      rich
      link={link}
      onSend={async (input, letter) => {
        const compared = await check({
          call: 'listReviewers',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: (other) => [other.Status, ...Object.values(reviewerOf(other, reviewer))],
        })
        if (compared !== 'same') return 'not-saved'
        return saveThenMail({
          key: invitationKey(row, reviewer),
          about: `Application ${app_ID}: invitation of ${reviewer.label}, ${input.reviewerName}`,
          save: { call: `saveReviewer${reviewer.number}`, input: { app_ID, ...input } },
          letter,
          sentBefore,
          told: { notSaved: messages.review.detailsNotSaved, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={invitationKey(row, reviewer)} saved="The reviewer" />
      <ReadOnly label="Project Title" value={projectTitle} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="reviewerName" label="Name" />
        <TextField control={form.control} name="reviewerEmail" label="Email" type="email" />
      </div>
      <AddressAdvice email={typedEmail} invited={invitedAddresses(row, reviewer)} />
      <TextField control={form.control} name="reviewerAffiliation" label="Affiliation" />
    </Composer>
  )
}

/** Who of this application's reviewers has an invitation already, in words that follow an address. */
function invitedAddresses(row: ReviewedCase, invitee: Reviewer): ReadonlyMap<string, string> {
  return new Map(
    REVIEWERS.filter((one) => reviewerOf(row, one).emailSent).map((one) => [
      comparableEmail(reviewerOf(row, one).email),
      one.number === invitee.number ? 'was sent this invitation before' : `was already invited as ${one.label}`,
    ]),
  )
}

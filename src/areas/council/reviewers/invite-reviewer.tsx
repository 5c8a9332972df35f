import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { EmailDialog } from '../email/email-dialog'
import { ReadOnlyField } from '../email/read-only-field'
import { UnsentNote } from '../email/unsent-note'
import { useSentEmails, type SentEmails } from '@/features/sent-emails/use-sent-emails'
import { useEmailLinks } from '../email/use-email-links'
import { emailSender } from '../email/save-then-email'
import { useStoredFields } from '../email/use-email-draft'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { invitationKey } from '@/features/sent-emails/email-keys'
import { branding } from '@/branding'
import { reviewerInvitationSchema } from '@/domain/council-schemas'
import { comparableEmail } from '@/domain/email-address'
import { REVIEWERS, type Reviewer } from '@/domain/reviewers'
import { reviewerInvitation } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { permissions } from '@/domain/roles'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { reviewerOf, type ReviewedApplication } from './reviewer-of'
import { useLiveRow } from '../list/use-live-row'

interface InviteReviewerProps {
  opened: ReviewedApplication
  reviewer: Reviewer
  onClose: () => void
}

/** The e-mail to a reviewer: the reviewer is saved first, and the invitation follows (spec 2, Send Reviewers; wire 2.7). */
export function InviteReviewer({ opened, reviewer, onClose }: InviteReviewerProps) {
  const { row, disabledReason } = useLiveRow(
    useSuspenseCall('listReviewers', {}),
    opened,
    (one) => one.app_ID === opened.app_ID,
    (one) =>
      reviewerOf(one, reviewer).mark === null
        ? permissions.inviteReviewers(one.Status)
        : `${reviewer.label} has given marks.`,
  )
  const { app_ID, projectTitle } = row
  const { name, email, affiliation, emailSent } = reviewerOf(row, reviewer)
  const key = invitationKey(row, reviewer)
  const sentEmails = useSentEmails()
  const sentBefore = sentEmails.wentOut(key, emailSent)
  const given = useStoredFields(key, { reviewerName: name, reviewerEmail: email, reviewerAffiliation: affiliation })
  const form = useSchemaForm(reviewerInvitationSchema, given)
  const link = useEmailLinks().review(reviewer.number, app_ID)
  const services = useServices()
  const [typedName, typedEmail] = form.watch(['reviewerName', 'reviewerEmail'])
  return (
    <EmailDialog
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
      disabledReason={disabledReason}
      onSend={(input, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listReviewers',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          compareFields: (other) => [other.Status, ...Object.values(reviewerOf(other, reviewer))],
        })
        if (changed) return changed
        return emailSender(services, owner.id).saveThenMail({
          key,
          about: `Application ${app_ID}: invitation of ${reviewer.label}, ${input.reviewerName}`,
          save: { call: `saveReviewer${reviewer.number}`, input: { app_ID, ...input } },
          letter,
          sentBefore,
          texts: { notSaved: messages.review.detailsNotSaved, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={key} saved="The reviewer" />
      <ReadOnlyField label="Project Title" value={projectTitle} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="reviewerName" label="Name" />
        <TextField control={form.control} name="reviewerEmail" label="Email" type="email" />
      </div>
      <AddressAdvice email={typedEmail} invited={invitedAddresses(row, reviewer, sentEmails)} />
      <TextField control={form.control} name="reviewerAffiliation" label="Affiliation" />
    </EmailDialog>
  )
}

/** Who of this application's reviewers has an invitation already, or may have, in words that follow an address. */
function invitedAddresses(
  row: ReviewedApplication,
  invitee: Reviewer,
  { reached }: SentEmails,
): ReadonlyMap<string, string> {
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

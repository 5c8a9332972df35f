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
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/reviewers'
import { reviewerInvitation } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { permissions } from '@/domain/roles'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import type { ReviewedApplication } from './reviewed-application'
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
    (one) => one.applicationId === opened.applicationId,
    (one) =>
      (reviewBy(one, reviewer).marks ?? null) === null
        ? permissions.inviteReviewers(one.status)
        : `${reviewer.label} has given marks.`,
  )
  const { applicationId, projectTitle } = row
  const { name, email, affiliation, sent } = reviewBy(row, reviewer)
  const key = invitationKey(row, reviewer)
  const sentEmails = useSentEmails()
  const sentBefore = sentEmails.wentOut(key, sent)
  const given = useStoredFields(key, { name, email, affiliation })
  const form = useSchemaForm(reviewerInvitationSchema, given)
  const link = useEmailLinks().review(reviewer.number, applicationId)
  const services = useServices()
  const [typedName, typedEmail] = form.watch(['name', 'email'])
  return (
    <EmailDialog
      title="Send Email"
      recipient={typedName.trim() === '' ? reviewer.label : `${reviewer.label}, ${typedName}`}
      onClose={onClose}
      draftKey={key}
      about={{ applicationId, projectTitle }}
      form={form}
      to={typedEmail}
      mail={reviewerInvitation({ name: typedName, projectTitle, link: link.url }, branding)}
      rich
      link={link}
      disabledReason={disabledReason}
      onSend={(input, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listReviewers',
          input: {},
          seen: row,
          isSame: (other) => other.applicationId === applicationId,
          compareFields: (other) => [other.status, ...Object.values(reviewBy(other, reviewer))],
        })
        if (changed) return changed
        return emailSender(services, owner.id).saveThenMail({
          key,
          about: `Application ${applicationId}: invitation of ${reviewer.label}, ${input.name}`,
          save: { call: `saveReviewer${reviewer.number}`, input: { applicationId, ...input } },
          letter,
          sentBefore,
          texts: { notSaved: messages.review.detailsNotSaved, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={key} saved="The reviewer" />
      <ReadOnlyField label="Project Title" value={projectTitle} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Name" />
        <TextField control={form.control} name="email" label="Email" type="email" />
      </div>
      <AddressAdvice email={typedEmail} invited={invitedAddresses(row, reviewer, sentEmails)} />
      <TextField control={form.control} name="affiliation" label="Affiliation" />
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
      const { email, sent } = reviewBy(row, one)
      const was = reached(invitationKey(row, one), sent)
      if (was === null) return []
      const what = one.number === invitee.number ? 'sent this invitation before' : `invited as ${one.label} before`
      return [[comparableEmail(email), `${was} ${what}`]]
    }),
  )
}

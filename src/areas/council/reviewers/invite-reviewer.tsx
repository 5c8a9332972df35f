import { reviewerInvitationSchema } from '@/domain/council-schemas'
import { comparableEmail } from '@/domain/email-address'
import { messages } from '@/domain/messages'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/reviewers'
import { permissions } from '@/domain/roles'
import { invitationKey } from '@/features/sent-emails/email-keys'
import { useSentEmails, type SentEmails } from '@/features/sent-emails/use-sent-emails'
import { TextField } from '@/form/text-field'
import { AddressAdvice } from '../email/address-advice'
import { ReadOnlyField } from '../email/read-only-field'
import { RequestEmail } from '../email/request-email'
import { UnsentNote } from '../email/unsent-note'
import { useEmailLinks } from '../email/use-email-links'
import { invitationEmail } from './invitation-email'
import type { ReviewedApplication } from './reviewed-application'

interface InviteReviewerProps {
  opened: ReviewedApplication
  reviewer: Reviewer
  onClose: () => void
}

/** Dialog for the e-mail to a reviewer; the reviewer is saved before the invitation is sent. */
export function InviteReviewer({ opened, reviewer, onClose }: InviteReviewerProps) {
  const sentEmails = useSentEmails()
  const links = useEmailLinks()
  return (
    <RequestEmail
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? reviewer.label : `${reviewer.label}, ${name}`)}
      call="listReviewers"
      opened={opened}
      onClose={onClose}
      mayRequest={(row) =>
        (reviewBy(row, reviewer).marks ?? null) === null
          ? permissions.inviteReviewers(row.status)
          : `${reviewer.label} has given marks.`
      }
      schema={reviewerInvitationSchema}
      given={(row) => {
        const { name, email, affiliation } = reviewBy(row, reviewer)
        return { name, email, affiliation }
      }}
      request={(row, { name, email }) =>
        invitationEmail(row, { reviewer, name, email }, links.review(reviewer.number, row.applicationId))
      }
      rich
      compareFields={(row) => [row.status, ...Object.values(reviewBy(row, reviewer))]}
      save={({ applicationId }, fields) => ({
        call: `saveReviewer${reviewer.number}`,
        input: { applicationId, ...fields },
      })}
      notSaved={messages.review.detailsNotSaved}
      isFlagged={(row) => reviewBy(row, reviewer).sent}
    >
      {({ row, fields, form, request }) => (
        <>
          <UnsentNote id={request.key} saved="The reviewer" />
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField control={form.control} name="name" label="Name" />
            <TextField control={form.control} name="email" label="Email" type="email" />
          </div>
          <AddressAdvice email={fields.email} invited={invitedAddresses(row, reviewer, sentEmails)} />
          <TextField control={form.control} name="affiliation" label="Affiliation" />
        </>
      )}
    </RequestEmail>
  )
}

/** Addresses invited (or possibly invited) for this application, each with a phrase that completes the warning. */
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

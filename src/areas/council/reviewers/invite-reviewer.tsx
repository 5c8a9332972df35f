import type { Reviewer } from '@/domain/people/reviewers'
import { TextField } from '@/form/text-field'
import { ReadOnlyField } from '../email/read-only-field'
import { RecipientFields } from '../email/recipient-fields'
import { RequestEmail } from '../email/request-email'
import { UnsentNote } from '../email/unsent-note'
import { useEmailLinks } from '../email/use-email-links'
import { invitationKind } from './invitation-kind'
import type { ReviewedApplication } from './reviewed-application'

interface InviteReviewerProps {
  opened: ReviewedApplication
  reviewer: Reviewer
  onClose: () => void
}

export function InviteReviewer({ opened, reviewer, onClose }: InviteReviewerProps) {
  return (
    <RequestEmail
      kind={invitationKind(reviewer, useEmailLinks())}
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? reviewer.label : `${reviewer.label}, ${name}`)}
      opened={opened}
      onClose={onClose}
    >
      {({ row, form, request, addressAdvice }) => (
        <>
          <UnsentNote id={request.key} saved="The reviewer" />
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <RecipientFields form={form} addressAdvice={addressAdvice} />
          <TextField control={form.control} name="affiliation" label="Affiliation" />
        </>
      )}
    </RequestEmail>
  )
}

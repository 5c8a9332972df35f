import { branding } from '@/branding'
import { reviewerInvitation } from '@/domain/texts/emails'
import type { Reviewer } from '@/domain/people/reviewers'
import { invitationKey } from '@/writes/email-keys'
import type { EmailRequest } from '../email/email-request'
import type { EmailLink } from '../email/use-email-links'
import type { ReviewedApplication } from './reviewed-application'

interface Invitee {
  readonly reviewer: Reviewer
  readonly name: string
  readonly email: string
}

export const invitationEmail = (
  { applicationId, projectTitle }: ReviewedApplication,
  { reviewer, name, email }: Invitee,
  link: EmailLink,
): EmailRequest => ({
  key: invitationKey({ applicationId }, reviewer),
  about: `Application ${applicationId}: invitation of ${reviewer.label}, ${name}`,
  to: email,
  content: reviewerInvitation({ name, projectTitle, link: link.url }, branding),
  link,
})

import type { ApiError } from '@/wire/client/api-error'
import { messages } from '@/domain/texts/messages'

/** Text for an unsent e-mail about a decision. */
export const emailNotSent = ({ kind, serverText }: ApiError): string =>
  kind === 'refused' && serverText !== '' ? messages.email.errorBecause(serverText) : messages.email.error

export const REQUEST = {
  nouns: ['e-mail', 'e-mails'],
  sent: () => ({ text: messages.email.sent }),
  emailNotSent: ({ kind, serverText }: ApiError): string =>
    kind === 'refused' ? messages.email.refused(serverText) : messages.email.errorTryAgain,
} as const

import type { ApiError } from '@/wire/client/api-error'
import { messages } from '@/domain/texts/messages'

/** Text for an unsent e-mail about a decision. */
export const getEmailFailureText = ({ kind, serverText }: ApiError): string =>
  kind === 'refused' && serverText !== '' ? messages.email.errorBecause(serverText) : messages.email.error

export const EMAIL_REQUEST_TEXTS = {
  nouns: ['e-mail', 'e-mails'],
  getSentText: () => ({ text: messages.email.sent }),
  getEmailFailureText: ({ kind, serverText }: ApiError): string =>
    kind === 'refused' ? messages.email.refused(serverText) : messages.email.errorTryAgain,
} as const

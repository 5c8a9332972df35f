import type { ApiError } from '@/api/errors'
import { messages } from '@/domain/texts/messages'

/** For the letter about a decision that was not sent. */
export const letterNotSent = ({ kind, serverText }: ApiError): string =>
  kind === 'refused' && serverText !== '' ? messages.email.errorBecause(serverText) : messages.email.error

/** The texts of an e-mail that asks for something. */
export const REQUEST = {
  nouns: ['e-mail', 'e-mails'],
  sent: () => ({ text: messages.email.sent }),
  letterNotSent: ({ kind, serverText }: ApiError): string =>
    kind === 'refused' ? messages.email.refused(serverText) : messages.email.errorTryAgain,
} as const

import { encodeText } from './encode-text'

export interface PrefilledEmail {
  readonly to: string
  readonly subject: string
  /** Plain text; lines end with `\n`. */
  readonly body: string
}

/** Browsers and Outlook cut or drop longer links. */
const MAX_LINK_LENGTH = 1_900

/**
 * Returns a link that opens a prefilled e-mail in the user's mail program (RFC 6068), without the body if the link would
 * be too long.
 */
export function mailtoUrl({ to, subject, body }: PrefilledEmail): { url: string; hasBody: boolean } {
  const withoutBody = `mailto:${encodeText(to)}?subject=${encodeText(subject)}`
  const url = `${withoutBody}&body=${encodeText(body.replaceAll('\n', '\r\n'))}`
  return url.length <= MAX_LINK_LENGTH ? { url, hasBody: true } : { url: withoutBody, hasBody: false }
}

export interface ApplicationReference {
  applicationId: string | number
  projectTitle: string
}

const VERBS = { review: 'review', decision: 'decide on' } as const

/** Returns a `mailto:` link to the council for an invited person who cannot answer, or not in time. */
export function cannotAnswerUrl(
  task: 'review' | 'decision',
  { applicationId, projectTitle }: ApplicationReference,
  council: string,
): string {
  const verb = VERBS[task]
  const makeLink = (application: string) =>
    mailtoUrl({
      to: council,
      subject: `Application ${applicationId}: I cannot ${verb} it, or need more time`,
      body: [
        application,
        'Please delete what does not apply:',
        `I cannot ${verb} this application, because `,
        `I need more time to ${verb} this application, until `,
      ].join('\n\n'),
    })
  const link = makeLink(`Application ${applicationId}: ${projectTitle}`)
  return (link.hasBody ? link : makeLink(`Application ${applicationId}`)).url
}

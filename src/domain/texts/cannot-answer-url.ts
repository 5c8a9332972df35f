import { mailtoUrl } from './mailto-url'

export interface AboutApplication {
  applicationId: string | number
  projectTitle: string
}

const VERBS = { review: 'review', decision: 'decide on' } as const

/** Returns a `mailto:` link to the council for an invited person who cannot answer, or not in time. */
export function cannotAnswerUrl(
  what: 'review' | 'decision',
  { applicationId, projectTitle }: AboutApplication,
  council: string,
): string {
  const verb = VERBS[what]
  const linkAbout = (application: string) =>
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
  const link = linkAbout(`Application ${applicationId}: ${projectTitle}`)
  return (link.hasBody ? link : linkAbout(`Application ${applicationId}`)).url
}

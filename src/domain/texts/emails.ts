import { cannotAnswerUrl, type ApplicationReference } from './mailto-url'
import { cleanLine } from './clean-line'
import { formatHostDate } from '../dates/host-date'
import { limits } from './limits'
import type { Approver } from '../people/approvers'
import type { ReportKind } from '../files/file-kinds'

import { composeEmail, withParagraph, type EmailContent, type EmailParagraph } from './email-body'
import { formatLkr } from '../money/money'

export interface EmailSender {
  council: string
  /** The council's e-mail address. */
  email: string
  university: string
  /** The closing lines of the director, with name, office and address. */
  signature: readonly string[]
}

/** Composes the submission receipt of the mock host. A real host sends its own. */
export function submissionReceipt(
  { name, applicationId }: { name: string; applicationId: string | number },
  sender: EmailSender,
): EmailContent {
  return composeEmail('Application Submitted Successfully', [
    greeting(name),
    ['Thank you for your interest in the multidisciplinary research grants and for your application.'],
    ['We have received your application and its documents.'],
    ['Your application ID is ', { bold: String(applicationId) }, '.'],
    ['The council will review your application and write to you about the outcome.'],
    closing(sender),
  ])
}

interface ReportRequest {
  name: string
  email: string
  applicationId: string | number
  /** The reports that are due and missing; empty if unknown. */
  due?: readonly ReportKind[]
}

const LISTED = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function progressReportRequest(
  { name, email, applicationId, due = [] }: ReportRequest,
  sender: EmailSender,
): EmailContent {
  return composeEmail(`Progress Report for Grant Application ID: ${applicationId}`, [
    greeting(name, email),
    [
      'Under the terms of the multidisciplinary research grant, ',
      due.length > 1 ? 'progress reports are' : 'a progress report is',
      ' due for your project ',
      `with application ID ${applicationId}.`,
    ],
    [
      due.length === 0
        ? 'Please send the report that is due, mid-year, year-end or final, '
        : `Please send your ${LISTED.format(due.map(({ label }) => label.toLowerCase()))} `,
      { bold: `within ${WEEKS[limits.progressReportDays]}` },
      ' through the portal, under Submit Progress Report.',
    ],
    [
      'The university’s auditors will look at the report to see how the funds are used. A late report can ',
      'cause difficulties for the council and for you, and may lead to the grant being withdrawn.',
    ],
    ['A template for each kind of report can be downloaded on the same page.'],
    ['Please write to us if you need help.'],
    closing(sender),
  ])
}

/** The link has its own paragraph, so that no full stop becomes part of it. */
export function reviewerInvitation(
  { name, link, ...about }: ApplicationReference & { name: string; link: string },
  sender: EmailSender,
): EmailContent {
  const { projectTitle } = about
  return composeEmail(`INVITATION TO REVIEW PROJECT: ${projectTitle}`, [
    greeting(name),
    ['Thank you for the support that you have given to our research.'],
    [
      `The ${sender.council} has again opened its multidisciplinary grant scheme. It brings `,
      'researchers of different faculties together in joint projects.',
    ],
    ['We would be grateful if you would evaluate this proposal:'],
    [{ bold: projectTitle }],
    [
      'Please judge its scientific merit, its innovation and its feasibility, using the evaluation ',
      'criteria on the review page. The proposal, the budget and the CVs of the investigators are there too.',
    ],
    ['We kindly ask for your evaluation report and overall marks ', { bold: `within ${limits.reviewDays} days` }, ':'],
    [{ link }],
    [
      'If you have a conflict of interest, cannot review this proposal or need more time, please write to ',
      { link: cannotAnswerUrl('review', about, sender.email), text: sender.email },
      '. The link above is meant for you alone; please do not forward it.',
    ],
    ['Thank you for your time. Please write to us if you have any question.'],
    closing(sender),
  ])
}

export function approvalRequest(
  { approver, name = '', link, ...about }: ApplicationReference & { approver: Approver; name?: string; link: string },
  sender: EmailSender,
): EmailContent {
  const office = approver === 'HOD' ? 'Head of Department' : 'Dean'
  return composeEmail(`APPROVE PROJECT: ${about.projectTitle}`, [
    greeting(name, office),
    [`As ${office}, you are asked to approve or reject this application for a research grant:`],
    [{ bold: about.projectTitle }],
    ['Please read the application and give your decision with your remarks here:'],
    [{ link }],
    [
      'If you cannot decide or need more time, please write to ',
      { link: cannotAnswerUrl('decision', about, sender.email), text: sender.email },
      '.',
    ],
    closing(sender),
  ])
}

/** @param writtenOn the date of the first e-mail as displayed, if known */
export function reminderOf(request: EmailContent, writtenOn: string | undefined): EmailContent {
  const first =
    writtenOn === undefined ? 'We have written to you about this' : `We wrote to you about this on ${writtenOn}`
  return withParagraph(
    { ...request, subject: `Reminder: ${request.subject}` },
    `${first}, and have not had your answer yet. If it is on its way, please disregard this reminder.`,
  )
}

/** `startDate` is `YYYY-MM-DD`, `period` free text, `amount` in LKR. */
export function applicationGranted(
  grant: { name: string; projectTitle: string; startDate: string; period: string; amount: string },
  sender: EmailSender,
): EmailContent {
  return composeEmail('Application Granted for Funding', [
    greeting(grant.name),
    [
      'We are pleased to tell you that your application ',
      { bold: grant.projectTitle },
      ' has been approved for funding.',
    ],
    [
      { bold: 'Start Date:' },
      ` ${formatHostDate(grant.startDate)}\n`,
      { bold: 'Period:' },
      ` ${grant.period}\n`,
      { bold: 'Approved Amount:' },
      ` ${formatLkr(grant.amount)}`,
    ],
    ['The council will send you the award letter and the agreement. Congratulations.'],
    ['With kind regards,', `\n${sender.university}`],
  ])
}

/** Requests the applicant's signature on the agreement that the council has uploaded. */
export function agreementRequest(
  { name, applicationId, projectTitle }: ApplicationReference & { name: string },
  sender: EmailSender,
): EmailContent {
  return composeEmail('Regarding the Agreement', [
    greeting(name, 'Applicant'),
    [
      'Congratulations on the approval of your research grant for ',
      { bold: projectTitle },
      `, application ${applicationId}.`,
    ],
    ['The agreement has been uploaded to the portal. You can download it under View Applied Grants.'],
    ['Please read it, sign it, and upload the signed copy ', { bold: `within ${WEEKS[limits.agreementDays]}` }, '.'],
    ['With kind regards,', `\n${sender.council}`],
  ])
}

export function applicationRejected(
  { name, projectTitle }: { name: string; projectTitle: string },
  sender: EmailSender,
): EmailContent {
  return composeEmail('Application Rejection Notification', [
    greeting(name),
    ['Thank you for your application ', { bold: projectTitle }, '.'],
    [
      `Each proposal was marked on a scale of ${limits.lowestMark} to ${limits.highestMark}. `,
      'The council weighed the marks and the remarks on every proposal. We are sorry to tell you that ',
      'yours was not selected for funding.',
    ],
    ['We value the work behind it and hope that you will apply again when the next call opens.'],
    closing(sender),
  ])
}

export function passwordReset({ password }: { password: string }, sender: EmailSender): EmailContent {
  return composeEmail('Your New Password', [
    greeting('user'),
    ['Your password for the research grant portal has been reset. Your new password is:'],
    [{ bold: password }],
    ['Please log in with it and choose one of your own under Change Password.'],
    ['If you did not ask for this, please tell us at once.'],
    closing(sender),
  ])
}

const WEEKS = { 7: 'one week', 14: 'two weeks' } as const

const greeting = (name: string, otherwise = ''): EmailParagraph => [`Dear ${cleanLine(name) || otherwise},`]

const closing = ({ signature }: EmailSender): EmailParagraph => [['With kind regards,', ...signature].join('\n')]

import { describe, expect, it } from 'vitest'
import type * as emails from '@/domain/texts/emails'
import {
  agreementRequest,
  applicationGranted,
  applicationRejected,
  approvalRequest,
  passwordReset,
  progressReportRequest,
  reminderOf,
  reviewerInvitation,
  submissionReceipt,
  type EmailSender,
} from '@/domain/texts/emails'
import { REPORT_KINDS } from '@/domain/files/file-kinds'
import { composeEmail, type EmailContent } from '@/domain/texts/email-body'
import { escapeHtml } from '@/lib/escape-html'

const sender: EmailSender = {
  council: 'University Research Council',
  university: 'University of Example',
  email: 'council@uni.example',
  signature: ['Prof. D. Director', 'Director, URC & Grants'],
}
const link = 'https://portal.example/hod?app_ID=12&Role=HOD'
const hostile = '<img src=x onerror="alert(1)"> & \'co\''

/** Every e-mail of the module but `reminderOf`, which takes another e-mail. */
const mails: Readonly<Record<Exclude<keyof typeof emails, 'reminderOf'>, (words: string) => EmailContent>> = {
  submissionReceipt: (name) => submissionReceipt({ name, applicationId: name }, sender),
  progressReportRequest: (name) => progressReportRequest({ name, email: name, applicationId: name }, sender),
  reviewerInvitation: (name) => reviewerInvitation({ name, applicationId: 12, projectTitle: name, link }, sender),
  approvalRequest: (name) =>
    approvalRequest({ approver: 'HOD', name, applicationId: 12, projectTitle: name, link }, sender),
  applicationGranted: (name) =>
    applicationGranted({ name, projectTitle: name, startDate: name, period: name, amount: name }, sender),
  agreementRequest: (name) => agreementRequest({ name, applicationId: 12, projectTitle: name }, sender),
  applicationRejected: (name) => applicationRejected({ name, projectTitle: name }, sender),
  passwordReset: (name) => passwordReset({ password: name }, sender),
}

describe('every e-mail', () => {
  it.each(Object.entries(mails))('escapes what people have typed: %s', (_name, mail) => {
    expect(mail(hostile).html).not.toContain('<img')
    expect(mail(hostile).html).toContain(escapeHtml(hostile))
    expect(mail(hostile).text).toContain(hostile)
  })

  it.each(Object.entries(mails))('has the same content as text and as HTML: %s', (_name, mail) => {
    const { html, text } = mail('Amara')
    const read = html
      .replaceAll('</p><p>', '\n\n')
      .replaceAll('<br>', '\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
    expect(read).toBe(text)
  })
})

describe('the subjects of e-mails', () => {
  it('are the fixed texts', () => {
    const subjects = Object.entries(mails).map(([name, mail]) => [name, mail('Moss & fern').subject])
    expect(Object.fromEntries(subjects)).toEqual({
      submissionReceipt: 'Application Submitted Successfully',
      progressReportRequest: 'Progress Report for Grant Application ID: Moss & fern',
      reviewerInvitation: 'INVITATION TO REVIEW PROJECT: Moss & fern',
      approvalRequest: 'APPROVE PROJECT: Moss & fern',
      applicationGranted: 'Application Granted for Funding',
      agreementRequest: 'Regarding the Agreement',
      applicationRejected: 'Application Rejection Notification',
      passwordReset: 'Your New Password',
    })
  })
})

describe('the e-mail', () => {
  it('requests a progress report within two weeks, by name or else by address', () => {
    const words = { name: ' ', email: 'amara@uni.example', applicationId: 12 }
    expect(progressReportRequest(words, sender).text).toMatch(/^Dear amara@uni\.example,/)
    expect(progressReportRequest({ ...words, name: 'Amara' }, sender).text).toMatch(/^Dear Amara,/)
    expect(progressReportRequest(words, sender).text).toContain('within two weeks')
  })

  it.each([
    [[], /a progress report is due [^]*the report that is due, mid-year, year-end or final, within/],
    [['final'], /a progress report is due [^]*Please send your final progress report within/],
    [
      ['mid-year', 'end-year'],
      /progress reports are due [^]*Please send your mid-year progress report and year-end progress report within/,
    ],
  ] as const)('names the reports that are due: %j', (kinds, text) => {
    const due = REPORT_KINDS.filter(({ upload }) => kinds.some((kind) => kind === upload))
    const words = { name: 'Amara', email: 'amara@uni.example', applicationId: 12, due }
    expect(progressReportRequest(words, sender).text).toMatch(text)
  })

  it('invites a reviewer for 14 days, with the link on a separate line', () => {
    const words = { name: 'N. Fernando', applicationId: 12, projectTitle: 'Moss', link }
    const { text, html } = reviewerInvitation(words, sender)
    expect(text).toContain('within 14 days')
    expect(text.split('\n')).toContain(link)
    expect(html).toContain('href="https://portal.example/hod?app_ID=12&amp;Role=HOD"')
    expect(html).toContain('Prof. D. Director<br>Director, URC &amp; Grants')
  })

  it('addresses an approver by role if no name is known', () => {
    const words = { applicationId: 12, projectTitle: 'Moss', link }
    expect(approvalRequest({ ...words, approver: 'HOD' }, sender).text).toMatch(/^Dear Head of Department,/)
    expect(approvalRequest({ ...words, approver: 'Dean' }, sender).text).toMatch(/^Dear Dean,/)
  })

  it.each([
    ['reviewer', mails.reviewerInvitation, 'I cannot review it, or need more time'],
    ['HOD', mails.approvalRequest, 'I cannot decide on it, or need more time'],
  ])('offers the %s a prefilled e-mail to the council', (_invited, mail, subject) => {
    const { html, text } = mail('Moss')
    const url = new URL(/href="(mailto:[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect(decodeURIComponent(url.pathname)).toBe('council@uni.example')
    expect(url.searchParams.get('subject')).toBe(`Application 12: ${subject}`)
    expect(url.searchParams.get('body')).toMatch(/^Application 12: Moss\r\n\r\n/)
    expect(text).toContain('please write to council@uni.example')
  })

  it('states the amount, the start and the period of a grant', () => {
    const grant = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' }
    const { text } = applicationGranted({ name: 'Amara', projectTitle: 'Moss', ...grant }, sender)
    expect(text).toContain('Start Date: 1 Jan 2027\nPeriod: 2 Years\nApproved Amount: LKR 1,250,000')
  })

  it('requests the signed agreement within one week', () => {
    const { text } = agreementRequest({ name: '', applicationId: 12, projectTitle: 'Moss' }, sender)
    expect(text).toMatch(/^Dear Applicant,[^]* for Moss, application 12\.[^]*within one week/)
  })

  it('states the scale of marks in a rejection', () => {
    const { text } = applicationRejected({ name: 'Amara', projectTitle: 'Moss' }, sender)
    expect(text).toContain('a scale of 0 to 100')
  })

  it('contains a new password', () => {
    expect(passwordReset({ password: 'aB3!xyzw' }, sender).text.split('\n')).toContain('aB3!xyzw')
  })
})

it('an e-mail is composed of paragraphs with text, bold text and links', () => {
  const paragraphs = [['One\ntwo ', { bold: 'three' }], [{ link: 'https://a.example/?b&c' }]]
  expect(composeEmail('Hello', paragraphs)).toEqual({
    subject: 'Hello',
    html:
      '<p>One<br>two <strong>three</strong></p>' +
      '<p><a href="https://a.example/?b&amp;c" target="_blank" rel="noopener noreferrer">' +
      'https://a.example/?b&amp;c</a></p>',
    text: 'One\ntwo three\n\nhttps://a.example/?b&c',
  })
})

describe('a reminder', () => {
  const request = approvalRequest(
    {
      approver: 'HOD',
      name: 'Prof. <b>Kamal</b>',
      applicationId: 8,
      projectTitle: 'Wells & ponds',
      link: 'https://portal.example/hod?app_ID=8',
    },
    sender,
  )

  it('is the same e-mail with one more paragraph below the greeting', () => {
    const { subject, text, html } = reminderOf(request, '3 November 2026')
    expect(subject).toBe('Reminder: APPROVE PROJECT: Wells & ponds')
    const added =
      'We wrote to you about this on 3 November 2026, and have not had your answer yet. If it is on its way, please disregard this reminder.'
    expect(text.split('\n\n')[1]).toBe(added)
    expect(text.replace(`${added}\n\n`, '')).toBe(request.text)
    expect(html.replace(`<p>${added}</p>`, '')).toBe(request.html)
  })

  it('names no day that is not known', () => {
    expect(reminderOf(request, undefined).text).toContain('We have written to you about this, and have not had')
  })
})

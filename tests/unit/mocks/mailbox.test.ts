import { describe, expect, test } from 'vitest'
import { approvalLink, reviewLink } from '@/domain/people/links'
import { approvalRequest } from '@/domain/texts/emails'
import { findEmailLinks } from '@mocks/console/email-links'
import { groupByRecipient, readEmails } from '@mocks/console/read-emails'
import { createMock } from '@mocks/create-mock'
import { SENDER } from '@mocks/model/mailbox'

const pagesAddress = 'https://urc.example/portal/'
const getVerdict = (html: string) =>
  findEmailLinks(html, { pagesAddress, applicationExists: (applicationId) => applicationId === '12' })[0]?.verdict

describe('a link in an e-mail', () => {
  test('is valid, and is listed once if its text repeats the address', () => {
    const { html } = approvalRequest(
      { approver: 'HOD', applicationId: 12, projectTitle: 'Seeds', link: approvalLink(pagesAddress, 'HOD', '12') },
      SENDER,
    )
    expect(findEmailLinks(html, { pagesAddress, applicationExists: () => true })).toEqual([
      { address: `${pagesAddress}hod?app_ID=12&Role=HOD`, verdict: true },
    ])
  })

  test.each([
    ['a full stop follows the address', `<p>Use ${reviewLink(pagesAddress, 1, '12')}.</p>`, /names application 12\./],
    ['it leads to another site', reviewLink('https://evil.example/portal/', 2, '12'), /another site: evil\.example/],
    ['it leads to another folder of the site', reviewLink('https://urc.example/', 3, '12'), /leads to \/reviewer3/],
    ['it leads to a page without an answer form', `${pagesAddress}home`, /no page where an answer is given/],
    ['it names no application', `${pagesAddress}dean`, /names no application/],
    ['its application does not exist', reviewLink(pagesAddress, 1, '99'), /There is no application 99/],
  ])('is marked as not valid if %s', (_, html, verdict) => {
    expect(getVerdict(html)).toMatch(verdict)
  })
})

describe('the e-mails of the host', () => {
  const createEmailStore = async () => {
    const { outgoingEmails, ...rest } = await createMock({ scenario: 'empty' }).store()
    const insertEmail = (to: string, subject: string, sentAt: string) =>
      outgoingEmails.insert({ to, subject, html: `<p>${subject}, dear reader</p>`, sentAt })
    insertEmail('dean@example.org', 'APPROVE PROJECT: Seeds', '2026-11-20 09:00:00')
    insertEmail('nimal@example.org', 'Application Submitted Successfully', '2026-11-20 09:05:00')
    insertEmail('dean@example.org', 'APPROVE PROJECT: Tanks', '2026-11-20 09:10:00')
    return { outgoingEmails, ...rest }
  }
  const findEmails = async (search: string) =>
    groupByRecipient(readEmails(await createEmailStore(), pagesAddress), search).map(({ recipient, emails }) => [
      recipient,
      ...emails.map(({ subject }) => subject),
    ])

  test('are grouped by recipient, the newest first', async () => {
    expect(await findEmails('')).toEqual([
      ['dean@example.org', 'APPROVE PROJECT: Tanks', 'APPROVE PROJECT: Seeds'],
      ['nimal@example.org', 'Application Submitted Successfully'],
    ])
  })

  test('are found by recipient, subject and text', async () => {
    expect(await findEmails('tanks DEAN')).toEqual([['dean@example.org', 'APPROVE PROJECT: Tanks']])
    expect(await findEmails('dear successfully')).toEqual([['nimal@example.org', 'Application Submitted Successfully']])
    expect(await findEmails('nothing')).toEqual([])
  })
})

import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Reads the e-mails that the host of a test sends. */
export interface Mailbox {
  /** Opens the only link of the newest e-mail with this subject. */
  follow: (recipient: string, subject: string) => Promise<void>
  /** The subjects of a recipient's e-mails, newest first. */
  subjectsTo: (recipient: string) => Promise<readonly string[]>
}

export function openDemoMailbox(page: Page): Mailbox {
  const open = async (recipient: string) => {
    await page
      .getByRole('complementary', { name: 'Demo' })
      .getByRole('button', { name: /^Mailbox/ })
      .click()
    const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
    await mailbox.getByLabel('Search the e-mails').fill(recipient)
    return { mailbox, emails: mailbox.getByRole('region', { name: recipient, exact: true }) }
  }
  return {
    follow: async (recipient, subject) => {
      const { mailbox, emails } = await open(recipient)
      await emails.getByRole('button', { name: subject }).first().click()
      await mailbox.getByRole('link', { name: `Open as ${recipient}` }).click()
      await expect(mailbox).toBeHidden()
    },
    subjectsTo: async (recipient) => {
      const { mailbox, emails } = await open(recipient)
      await expect(emails).toBeVisible()
      const subjects = await emails
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.firstChild?.textContent ?? ''))
      await mailbox.getByRole('button', { name: 'Close' }).click()
      await expect(mailbox).toBeHidden()
      return subjects
    },
  }
}

interface SentEmail {
  email: string
  subject: string
  message: string
}

/** Reads the e-mails that a host on a port stores instead of sending. */
export function openHostMailbox(page: Page, request: APIRequestContext): Mailbox {
  const emailsTo = async (recipient: string): Promise<SentEmail[]> => {
    const emails: SentEmail[] = await (await request.get('/__test/mail')).json()
    return emails.filter(({ email }) => email === recipient).toReversed()
  }
  return {
    follow: async (recipient, subject) => {
      const newestEmail = (await emailsTo(recipient)).find((email) => email.subject === subject)
      const [address = ''] = /https?:[^\s"'<>]+app_ID=[^\s"'<>]+/.exec(newestEmail?.message ?? '') ?? []
      await page.goto(address.replaceAll('&amp;', '&'))
    },
    subjectsTo: async (recipient) => (await emailsTo(recipient)).map(({ subject }) => subject),
  }
}

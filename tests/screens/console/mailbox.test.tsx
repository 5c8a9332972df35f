import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { reviewLink } from '@/domain/people/links'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, pagesAddress } from './open-console'

async function openMailbox(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Mailbox/ }))
  return within(await screen.findByRole('dialog', { name: 'Mailbox' }))
}

test('the bar names the demo, and does not read the store before an e-mail is sent', async () => {
  const { sendEmail, getReadCount } = openConsole()
  expect(screen.getByRole('complementary', { name: 'Demo' })).toHaveTextContent('Not part of the portal')
  expect(getReadCount()).toBe(0)
  await sendEmail('dean@example.org', 'One', '<p>One</p>')
  expect(await screen.findByRole('button', { name: 'Mailbox (1 unread)' })).toBeVisible()
  await expectAccessible()
})

test('an e-mail can be read as received, as text and as source', async () => {
  const { user, sendEmail } = openConsole()
  await sendEmail('dean@example.org', 'APPROVE PROJECT: Seeds', '<p>Dear <strong>Dean</strong>,</p><p>please read.</p>')
  const mailbox = await openMailbox(user)
  expect(await mailbox.findByRole('heading', { level: 3, name: 'dean@example.org' })).toBeVisible()
  await user.click(mailbox.getByRole('button', { name: /^APPROVE PROJECT: Seeds/ }))
  const email = within(mailbox.getByRole('article', { name: 'APPROVE PROJECT: Seeds' }))
  const frame = email.getByTitle('The e-mail as it is received')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<strong>Dean</strong>'))
  await expectAccessible()
  await user.click(email.getByRole('tab', { name: 'Text' }))
  expect(email.getByText(/^Dear Dean,\s+please read\.$/)).toBeVisible()
  await user.click(email.getByRole('tab', { name: 'Source' }))
  expect(email.getByText('<p>Dear <strong>Dean</strong>,</p><p>please read.</p>')).toBeVisible()
})

test('a valid link opens in this tab or a new one, and an invalid link shows the reason', async () => {
  const { user, sendEmail } = openConsole('council-year')
  const validLink = reviewLink(pagesAddress, 1, '18')
  await sendEmail('reviewer@example.org', 'INVITATION', `<p>${validLink} or ${reviewLink(pagesAddress, 1, '9999')}</p>`)
  const mailbox = await openMailbox(user)
  await user.click(await mailbox.findByRole('button', { name: /^INVITATION/ }))
  const links = within(mailbox.getByRole('list', { name: 'Links in this e-mail' }))
  const [link, newTabLink, ...otherLinks] = links.getAllByRole('link')
  expect(link).toHaveAccessibleName('Open as reviewer@example.org')
  expect(link).toHaveAttribute('href', validLink)
  expect(link).not.toHaveAttribute('target')
  expect(newTabLink).toHaveAccessibleName('New tab as reviewer@example.org')
  expect(newTabLink).toHaveAttribute('href', `${validLink}&demo-tab=own`)
  expect(otherLinks).toEqual([])
  expect(links.getByText('There is no application 9999.')).toBeVisible()
})

test('a search filters the list, and new e-mails appear automatically', async () => {
  const { user, sendEmail } = openConsole()
  await sendEmail('dean@example.org', 'Seeds', '<p>Seeds</p>')
  const mailbox = await openMailbox(user)
  await user.type(await mailbox.findByLabelText('Search the e-mails'), 'tanks')
  expect(mailbox.getByText('No e-mail has these words.')).toBeVisible()
  await sendEmail('head@example.org', 'Tanks', '<p>Tanks</p>')
  expect(await mailbox.findByRole('button', { name: /^Tanks/ })).toBeVisible()
  expect(mailbox.queryByRole('button', { name: /^Seeds/ })).toBeNull()
})

test('a new e-mail does not scroll away from the open one', async () => {
  const { user, sendEmail } = openConsole()
  await sendEmail('dean@example.org', 'Seeds', '<p>Seeds</p>')
  const mailbox = await openMailbox(user)
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await mailbox.findByRole('button', { name: /^Seeds/ }))
  expect(scrollIntoView.mock.contexts).toEqual([mailbox.getByRole('article', { name: 'Seeds' })])
  await sendEmail('dean@example.org', 'Tanks', '<p>Tanks</p>')
  expect(await mailbox.findByRole('button', { name: /^Tanks/ })).toBeVisible()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('an empty mailbox explains what it will show', async () => {
  const { user } = openConsole()
  const mailbox = await openMailbox(user)
  expect(await mailbox.findByText('No e-mails yet')).toBeVisible()
})

test('unread e-mails are marked until opened or marked as read', async () => {
  const { user, sendEmail } = openConsole()
  for (const subject of ['Seeds', 'Tanks', 'Wells']) await sendEmail('dean@example.org', subject, '<p>Please read.</p>')
  const mailbox = await openMailbox(user)
  await user.click(await mailbox.findByRole('button', { name: /^Tanks/ }))
  const getUnreadEmails = () =>
    mailbox.getAllByRole('button', { name: /unread$/ }).map(({ textContent }) => textContent)
  expect(getUnreadEmails()).toEqual([expect.stringMatching(/^Wells/), expect.stringMatching(/^Seeds/)])
  await expectAccessible()
  await user.click(mailbox.getByRole('button', { name: 'Mark all as read' }))
  expect(mailbox.queryByText(/unread/)).toBeNull()
  await user.click(mailbox.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Mailbox (3)' })).toBeVisible()
  await sendEmail('head@example.org', 'Dams', '<p>Please read.</p>')
  expect(await screen.findByRole('button', { name: 'Mailbox (1 unread)' })).toBeVisible()
})

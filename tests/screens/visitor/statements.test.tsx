import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { branding } from '@/branding'
import { DEVICE_ITEM_KINDS, DEVICE_ITEMS } from '@/domain/texts/device-items'
import { paths } from '@/paths'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const { statements } = branding
const original = structuredClone(statements)
afterEach(() => Object.assign(statements, structuredClone(original)))

const openStatement = async (name: string) => {
  const { user } = await renderPortal({ path: paths.login })
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}

test('the footer links to the privacy statement, which lists all stored items', async () => {
  await openStatement('Privacy')
  for (const kind of DEVICE_ITEM_KINDS) expect(screen.getByText(DEVICE_ITEMS[kind].title)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'What this device keeps of you' })).toBeVisible()
  await expectAccessible()
})

test('the footer links to the accessibility statement, with its standard and known gaps', async () => {
  await openStatement('Accessibility')
  expect(screen.getByText(/WCAG\) 2\.2, level AA/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Known gaps' })).toBeVisible()
  await expectAccessible()
})

test.each([
  ['privacy', 'Privacy'],
  ['accessibility', 'Accessibility'],
] as const)('the settings give the contact and a further paragraph of the statement: %s', async (statement, name) => {
  statements[statement].contact = { name: 'The officer', email: 'officer@samanala.example' }
  statements[statement].addition = 'The act of 2022 applies.'
  await openStatement(name)
  expect(screen.getByText(/The officer/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'officer@samanala.example' })).toHaveAttribute(
    'href',
    'mailto:officer@samanala.example',
  )
  expect(screen.getByText('The act of 2022 applies.')).toBeVisible()
})

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

const open = async (name: string) => {
  const { user } = await renderPortal({ path: paths.login })
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}

test('the footer leads to the statement on privacy, which lists all that a device stores', async () => {
  await open('Privacy')
  for (const kind of DEVICE_ITEM_KINDS) expect(screen.getByText(DEVICE_ITEMS[kind].title)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'What this device keeps of you' })).toBeVisible()
  await expectAccessible()
})

test('the footer leads to the statement on accessibility, with its standard and known gaps', async () => {
  await open('Accessibility')
  expect(screen.getByText(/WCAG\) 2\.2, level AA/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Known gaps' })).toBeVisible()
  await expectAccessible()
})

test.each([
  ['privacy', 'Privacy'],
  ['accessibility', 'Accessibility'],
] as const)('the university sets contact and a further paragraph: %s', async (statement, name) => {
  statements[statement].contact = { name: 'The officer', email: 'officer@samanala.example' }
  statements[statement].addition = 'The act of 2022 applies.'
  await open(name)
  expect(screen.getByText(/The officer/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'officer@samanala.example' })).toHaveAttribute(
    'href',
    'mailto:officer@samanala.example',
  )
  expect(screen.getByText('The act of 2022 applies.')).toBeVisible()
})

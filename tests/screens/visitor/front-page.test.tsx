import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

test('the root opens the front page, which links to the grants', async () => {
  const { user } = await renderPortal({ path: '/' })
  const grantsLink = await screen.findByRole('link', { name: /Research Grants/ })
  expect(screen.getByText('Managed elsewhere: ask the council’s office.')).toBeVisible()
  await expectAccessible()

  await user.click(grantsLink)
  expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toHaveFocus()
})

test('the front page has no menu, even for a signed-in person', async () => {
  const { services } = await renderPortal({ path: '/frontpage', person: 'applicant@demo.urc' })
  await screen.findByRole('link', { name: /Research Grants/ })
  await waitFor(() => expect(services.session.snapshot().state).toBe('valid'))
  expect(screen.queryByRole('navigation')).toBeNull()
})

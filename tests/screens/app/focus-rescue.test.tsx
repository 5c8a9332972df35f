import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRoutes } from '@/app/create-routes'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { App } from '@/app/app'
import { closeAlert } from '@tests/support/alerts'
import { confirmDeletion } from '@tests/support/delete-dialog'
import { createTestServices } from '../../support/test-services'
import { renderPortal } from '@tests/support/render-portal'
import { findRow } from '../council/council-helpers'

const getFocused = () => document.activeElement

test('a button keeps the focus when it is disabled', async () => {
  const { user } = await renderPortal({ path: paths.orderApplications, person: 'admin@demo.urc' })
  const select = within(await findRow(/Flowering times/)).getByRole('button', { name: /^Select/ })
  select.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'))
  await waitFor(() => expect(select).toHaveFocus())
})

test('the focus does not fall to the body when the focused element is removed', async () => {
  const { user } = await renderPortal({ path: COUNCIL_PAGES.Admin.viewApplications, person: 'admin@demo.urc' })
  await user.click(within(await findRow(/Flowering times/)).getByRole('button', { name: /^Delete/ }))
  await confirmDeletion(user, 'Delete')
  await closeAlert(user, 'Application deleted successfully.')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Flowering times/ })).toBeNull())
  await waitFor(() => expect(getFocused()).not.toBe(document.body))
})

test('Back returns the focus to the followed link', async () => {
  const { services } = await createTestServices({ person: 'admin@demo.urc' })
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [COUNCIL_PAGES.Admin.viewApplications] })
  render(<App services={services} router={router} />)
  const user = userEvent.setup()
  const findLink = () => screen.findByRole('link', { name: /^Air pollution and asthma/ })
  await user.click(await findLink())
  expect(await screen.findByRole('heading', { level: 1, name: /^More Details/ })).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(await findLink()).toHaveFocus()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DESKS } from '@/app/desks'
import { paths } from '@/app/paths'
import { renderPortal } from '@tests/support/render-portal'
import { row } from '../council/mailing'

const focused = () => document.activeElement

test('a button that can no longer be used keeps the focus', async () => {
  const { user } = await renderPortal({ path: paths.orderApplications, person: 'admin@demo.urc' })
  const select = within(await row(/Flowering times/)).getByRole('button', { name: /^Select/ })
  select.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'))
  await waitFor(() => expect(select).toHaveFocus())
})

test('where what had the focus is taken away, the focus stays near', async () => {
  const path = `${DESKS.Admin.approveBudget}?needs=decide`
  const { user } = await renderPortal({ path, person: 'admin@demo.urc' })
  const cinnamon = within(await row(/Pollination of wild cinnamon/))
  await user.selectOptions(cinnamon.getByLabelText(/^Decision/), 'Approved')
  await user.click(cinnamon.getByRole('button', { name: /^Save/ }))
  const told = within(await screen.findByRole('dialog', { name: 'Decision Status' }))
  expect(told.getByText('Decision "Approved" was saved successfully!')).toBeVisible()
  await user.click(told.getByText('Close', { exact: true }))
  expect(screen.queryByRole('row', { name: /Pollination of wild cinnamon/ })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).not.toBe(document.body))
})

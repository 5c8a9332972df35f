import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'

test('a page whose data cannot be read explains it inside the frame, and can be asked for again', async () => {
  const { user, mock } = await renderPortal({
    path: '/budget',
    person,
    faults: [{ call: 'listApplicationIds', kind: 'html' }],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The server’s answer could not be read.')
  expect(screen.getByText('listApplicationIds: not-json', { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  await expectAccessible()

  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Application ID')).toBeVisible()
})

test('a reading call is tried again by itself where the connection was only interrupted', async () => {
  const { mock } = await renderPortal({
    path: '/budget',
    person,
    faults: [{ call: 'listApplicationIds', kind: 'network', times: 2 }],
  })
  expect(await screen.findByLabelText('Application ID', {}, { timeout: 3000 })).toBeVisible()
  expect(mock.calls.filter((call) => call === 'listApplicationIds').length).toBeLessThanOrEqual(3)
})

test('a refusal shows the host’s words', async () => {
  await renderPortal({ path: '/budget', person, faults: [{ call: 'listApplicationIds', kind: 'refused' }] })
  expect(await screen.findByRole('alert')).toHaveTextContent('The council cannot do this now.')
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { AlertsProvider } from '@/ui/alerts-provider'
import { pressInAlert } from '@tests/support/alerts'

function Editor() {
  const guard = useLeaveGuard(true)
  const navigate = useNavigate()
  return (
    <>
      <Link to="/away">Away</Link>
      <button
        type="button"
        onClick={() => {
          guard.release()
          void navigate('/away')
        }}
      >
        Saved
      </button>
    </>
  )
}

function setUp() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Editor /> },
      { path: '/away', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <AlertsProvider>
      <RouterProvider router={router} />
    </AlertsProvider>,
  )
  return userEvent.setup()
}

const QUESTION = 'Leave this page? What you changed here has not been saved.'

test('unsaved work is left only after a confirmation', async () => {
  const user = setUp()
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await pressInAlert(user, QUESTION, 'Stay')
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await pressInAlert(user, QUESTION, 'Leave')
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})

test('a released guard asks nothing', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Saved' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { AlertsProvider } from '@/ui/alerts'

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
}

test('unsaved work is left only by someone who says so', async () => {
  setUp()
  await userEvent.click(screen.getByRole('link', { name: 'Away' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Away' }))
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})

test('a released guard asks nothing', async () => {
  setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})

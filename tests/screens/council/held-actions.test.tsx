import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HeldActions, useHeldAction } from '@/areas/shared/held-action/held-actions'
import { AlertsProvider } from '@/ui/alerts'
import { AnnouncerProvider } from '@/ui/announcer'
import { answerAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { holdCountdowns } from './mailing'

const sent: string[] = []

beforeEach(holdCountdowns)

function Desk() {
  const { hold } = useHeldAction()
  const grant = (id: number) =>
    void hold({
      what: `Grant for application ${id}`,
      run: async () => {
        sent.push(`grant ${id}`)
      },
    })
  return (
    <>
      <button type="button" onClick={() => grant(12)}>
        Grant 12
      </button>
      <button type="button" onClick={() => grant(13)}>
        Grant 13
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

function open() {
  sent.length = 0
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <main>
          <h1>Desk</h1>
          <HeldActions>
            <Desk />
          </HeldActions>
        </main>
      ),
    },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ])
  render(
    <AnnouncerProvider>
      <AlertsProvider>
        <RouterProvider router={router} />
      </AlertsProvider>
    </AnnouncerProvider>,
  )
}

const bar = () => within(screen.getByRole('region', { name: 'Waiting to go out' }))
const hold = (user: ReturnType<typeof userEvent.setup>, id: number) =>
  user.click(screen.getByRole('button', { name: `Grant ${id}` }))

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

describe('the focus', () => {
  test('goes back to where it was decided, when it is undone', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await hold(user, 13)
    await user.click(bar().getByRole('button', { name: 'Undo Grant for application 12' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Grant 12' })).toHaveFocus())
  })

  test('goes back there from what is done at once', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await hold(user, 13)
    await user.click(bar().getByRole('button', { name: 'Do it now Grant for application 12' }))
    await waitFor(() => expect(sent).toEqual(['grant 12']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Grant 12' })).toHaveFocus())
  })

  test('stays where it is, when the wait is over', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    screen.getByRole('link', { name: 'Elsewhere' }).focus()
    for (let second = 0; second < 8; second += 1) pass(1)
    await waitFor(() => expect(sent).toEqual(['grant 12']))
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
  })
})

describe('an action that waits', () => {
  test('goes out after eight seconds, and not before', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    expect(
      screen.getByText('Grant for application 12 goes out in 8 seconds. You can undo or pause it.'),
    ).toBeInTheDocument()
    for (let second = 0; second < 7; second += 1) pass(1)
    expect(bar().getByText('goes out in 1 s')).toBeVisible()
    expect(sent).toEqual([])
    pass(1)
    await waitFor(() => expect(sent).toEqual(['grant 12']))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })

  test('stands still while it is paused', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await user.click(bar().getByRole('button', { name: /^Pause/ }))
    pass(60)
    expect(bar().getByText('is paused at 8 s')).toBeVisible()
    expect(sent).toEqual([])
    await expectAccessible()
  })

  test('is dropped by Undo', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await user.click(bar().getByRole('button', { name: /^Undo/ }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.getByText('Undone: Grant for application 12')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('leaves room for another: each has its own Undo, and both go out in turn', async () => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await hold(user, 13)
    await user.click(bar().getByRole('button', { name: 'Do it now Grant for application 13' }))
    await user.click(bar().getByRole('button', { name: 'Do it now Grant for application 12' }))
    await waitFor(() => expect(sent).toEqual(['grant 13', 'grant 12']))
  })
})

describe('leaving while something waits', () => {
  const leave = async (answer: 'Leave' | 'Stay') => {
    const user = userEvent.setup()
    open()
    await hold(user, 12)
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await answerAlert(user, 'Leave this page? What is waiting here has not been sent, and will not be.', answer)
  }

  test('asks, and Stay stays', async () => {
    await leave('Stay')
    expect(bar().getByRole('button', { name: /^Undo/ })).toBeVisible()
  })

  test('asks, and Leave drops it', async () => {
    await leave('Leave')
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

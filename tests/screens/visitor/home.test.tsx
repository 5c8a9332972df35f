import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

describe('the application window', () => {
  test('is told with its zone and the time that is left', async () => {
    await renderPortal({ path: '/home' })
    expect(await screen.findByText('Applications are open')).toHaveTextContent(/closes in \d+ d/)
    expect(screen.getAllByText('Sri Lanka time')).toHaveLength(2)
    await expectAccessible()
  })

  test('is over one second after the closing time, and not before', async () => {
    const { unmount } = await renderPortal({ path: '/home' })
    await screen.findByText('Applications are open')
    const closes = screen.getByText('Closes').parentElement?.querySelector('time')?.dateTime ?? ''
    unmount()

    const { unmount: leave } = await renderPortal({ path: '/home', now: new Date(closes) })
    expect(await screen.findByText('Applications are open')).toHaveTextContent('closes in 0 s')
    leave()

    await renderPortal({ path: '/home', now: new Date(Date.parse(closes) + 1000) })
    expect(await screen.findByText('Applications are closed')).toBeVisible()
  })

  test('is not called closed when the dates could not be fetched, and can be checked again', async () => {
    const { user, mock } = await renderPortal({
      path: '/home',
      faults: [{ call: 'getApplicationDates', kind: 'refused' }],
    })
    expect(await screen.findByText('We could not check the dates.')).toBeVisible()
    expect(screen.queryByText('Applications are closed')).toBeNull()

    mock.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Applications are open')).toBeVisible()
  })
})

test('a visitor finds guidelines, templates and the two ways in', async () => {
  await renderPortal({ path: '/home' })
  const bar = await screen.findByRole('navigation', { name: 'Account' })
  expect(within(bar).getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(within(bar).getByRole('link', { name: 'Login' })).toBeVisible()

  for (const name of ['Procedure', 'Required documents', 'Steps'])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  const files = screen
    .getAllByRole('link')
    .flatMap((link) => link.getAttribute('href')?.match(/Templates\/(.*)/)?.[1] ?? [])
  expect(files.map(decodeURI)).toEqual([
    'Application Guidelines.pdf',
    'Project Proposal.docx',
    'Project Budget.docx',
    'Budget Revisions.docx',
    'Six Months Progresss Evaluation.docx',
    'One Year Progress Evaluation.docx',
    'Final Report Evaluation.docx',
  ])
})

test('every file that the page offers is there', async () => {
  await renderPortal({ path: '/home' })
  await screen.findByRole('heading', { name: 'Steps' })
  const files = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ href }) => href.includes('/Templates/'))
  const replies = await Promise.all(files.map(({ href }) => fetch(href, { method: 'HEAD' })))
  expect(replies).toHaveLength(7)
  // What is not there may be answered with the page itself.
  for (const { ok, headers } of replies) expect(ok && headers.get('content-type')).not.toMatch(/^text\/html|^false/)
})

test('the slideshow can be paused', async () => {
  const { user } = await renderPortal({ path: '/home' })
  await user.click(await screen.findByRole('button', { name: 'Pause the slideshow' }))
  expect(screen.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
})

test('the video is fetched only when it is asked for', async () => {
  const { user, container } = await renderPortal({ path: '/home' })
  const play = await screen.findByRole('button', { name: 'Play the user guide' })
  expect(container.querySelector('video')).toBeNull()
  await user.click(play)
  // A browser without the means to play it says so in its place.
  const shown = () => container.querySelector('video') ?? screen.getByText('The video could not be loaded.')
  await waitFor(() => expect(shown()).toBeVisible())
})

test('an applicant starts from here', async () => {
  await renderPortal({ path: '/home', person: 'applicant@demo.urc' })
  expect(await screen.findByRole('link', { name: 'Apply New Grant' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull()
})

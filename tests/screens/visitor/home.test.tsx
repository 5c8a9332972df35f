import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

describe('the application period', () => {
  test('is shown with its zone and the time that is left', async () => {
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

  test('is not called closed when the dates could not be loaded, and can be checked again', async () => {
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

test('the page has guidelines, templates, log-in and sign-up for a visitor', async () => {
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

test('the files that the page offers all exist', async () => {
  await renderPortal({ path: '/home' })
  await screen.findByRole('heading', { name: 'Steps' })
  const files = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ href }) => href.includes('/Templates/'))
  const replies = await Promise.all(files.map(({ href }) => fetch(href, { method: 'HEAD' })))
  expect(replies).toHaveLength(7)
  // A missing file may be answered with the page itself.
  for (const { ok, headers } of replies) expect(ok && headers.get('content-type')).not.toMatch(/^text\/html|^false/)
})

test('the slideshow can be paused', async () => {
  const { user } = await renderPortal({ path: '/home' })
  await user.click(await screen.findByRole('button', { name: 'Pause the slideshow' }))
  expect(screen.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
})

test('the video is loaded only when it is requested', async () => {
  const { user, container } = await renderPortal({ path: '/home' })
  const play = await screen.findByRole('button', { name: 'Play the user guide' })
  expect(container.querySelector('video')).toBeNull()
  await user.click(play)
  // A browser that cannot play it shows a text instead.
  const shown = () => container.querySelector('video') ?? screen.getByText('The video could not be loaded.')
  await waitFor(() => expect(shown()).toBeVisible())
})

test('an applicant starts from here', async () => {
  await renderPortal({ path: '/home', person: 'applicant@demo.urc' })
  expect(await screen.findByRole('link', { name: 'Apply New Grant' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull()
})

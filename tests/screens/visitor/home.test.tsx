import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FaultKind } from '@/wire/mock/faults'
import { createClient } from '@/api/client'
import { expectLogged } from '@tests/support/console-watch'
import { makeGate } from '@tests/support/gate'
import { renderPortal } from '@tests/support/render-portal'
import { resizeViewport } from '@tests/support/viewport'

const answerDatesAfter =
  (gate: ReturnType<typeof makeGate>): typeof createClient =>
  (settings) => {
    const client = createClient(settings)
    const getApplicationDates: typeof client.getApplicationDates = async (...request) => {
      await gate.opened
      return client.getApplicationDates(...request)
    }
    return { ...client, getApplicationDates }
  }

test('dates that fail to load are reported with a retry, and not as closed applications', async () => {
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

test('the first countdown uses the time at which the dates arrive', async () => {
  const gate = makeGate()
  const { clock } = await renderPortal({
    path: '/home',
    connect: answerDatesAfter(gate),
  })
  expect(await screen.findByText('Opens')).toBeVisible()
  // The clock of the demo changes in the same way when its host starts.
  clock.set(new Date('2026-11-28T19:00:00+05:30'))
  gate.open()
  expect((await screen.findByText(/^closes in/)).textContent).toBe('closes in 45 hours')
})

test.each([360, 320])('at %i px dates that arrive move nothing', async (width) => {
  await resizeViewport(width, 740)
  // `before-paint.ts` sets it in the page of a reader in another time zone, such as that of the tests.
  document.documentElement.dataset['zone'] = 'elsewhere'
  onTestFinished(() => {
    delete document.documentElement.dataset['zone']
  })
  const gate = makeGate()
  await renderPortal({ path: '/home', connect: answerDatesAfter(gate) })
  expect(await screen.findByText('Opens')).toBeVisible()
  await screen.findByRole('link', { name: 'I have an account' })
  const guidelines = screen.getByRole('heading', { name: 'Procedure' })
  const { top } = guidelines.getBoundingClientRect()
  gate.open()
  expect(await screen.findByText(/^Where you are/)).toBeVisible()
  expect(guidelines.getBoundingClientRect().top).toBe(top)
})

test('a visitor sees guidelines, existing templates, log-in and sign-up', async () => {
  await renderPortal({ path: '/home' })
  const accountLinks = await screen.findByRole('navigation', { name: 'Account' })
  expect(within(accountLinks).getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(within(accountLinks).getByRole('link', { name: 'Login' })).toBeVisible()

  for (const name of ['Procedure', 'Required documents (PDF)', 'Steps'])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ href }) => href.includes('/Templates/'))
  expect(links.map(({ href }) => decodeURI(href).replace(/^.*Templates\//, ''))).toEqual([
    'Project Proposal.docx',
    'Project Budget.docx',
    'Application Guidelines.pdf',
    'Budget Revisions.docx',
    'Six Months Progresss Evaluation.docx',
    'One Year Progress Evaluation.docx',
    'Final Report Evaluation.docx',
  ])
  const responses = await Promise.all(links.map(({ href }) => fetch(href, { method: 'HEAD' })))
  // A server may send the portal's page for a missing file.
  for (const { ok, headers } of responses) expect(ok && headers.get('content-type')).not.toMatch(/^text\/html|^false/)
})

test.each<[state: string, path: string, kind: FaultKind | null]>([
  ['at an address with a slash', '/home/', null],
  ['at an address in capitals', '/HOME', null],
  ['if the session check fails', '/home', 'http-500'],
  ['without a network', '/home', 'network'],
  ['if the session check gets no response', '/home', 'hang'],
])('the bar has Sign Up and Login %s', async (_, path, kind) => {
  await renderPortal({ path, faults: kind ? [{ call: 'checkSession', kind }] : [] })
  if (kind === 'http-500') {
    expectLogged(/^CheckSession\.php checkSession: /)
    await waitFor(() => expect(console.error).toHaveBeenCalled())
  }
  const accountLinks = within(await screen.findByRole('navigation', { name: 'Account' }))
  expect(accountLinks.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(accountLinks.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the slideshow can be paused, and the video loads on request', async () => {
  const { user, container } = await renderPortal({ path: '/home' })
  await user.click(await screen.findByRole('button', { name: 'Pause the slideshow' }))
  expect(screen.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
  const play = screen.getByRole('button', { name: 'Play the user guide' })
  expect(container.querySelector('video')).toBeNull()
  await user.click(play)
  // A browser that cannot play the video shows a text.
  const getVideoOrText = () => container.querySelector('video') ?? screen.getByText('The video could not be loaded.')
  await waitFor(() => expect(getVideoOrText()).toBeVisible())
})

test('the slideshow starts paused for people who prefer reduced motion', async () => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'all' : query),
  )
  await renderPortal({ path: '/home' })
  expect(await screen.findByRole('button', { name: 'Play the slideshow' })).toBeVisible()
})

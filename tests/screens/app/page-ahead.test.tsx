import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { paths } from '@/paths'
import { contract } from '@/contract'
import type { Mock } from '@mocks/create-mock'
import { closeAlert } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { createTestServices } from '../../support/test-services'
import { makeOfficeFile } from '@tests/support/office-files'

/** Opens the portal. Its pages fail to load while `network.isOffline` is set. */
async function openPortal(path: string, person?: string) {
  const stage = await createTestServices(person ? { person } : {})
  const network = { isOffline: false }
  const fetchPage = vi.spyOn(stage.services, 'fetchPage').mockImplementation(async () => {
    if (network.isOffline) throw new TypeError('Failed to fetch dynamically imported module')
  })
  render(<App services={stage.services} initialPath={path} />)
  return { ...stage, network, fetchPage, user: userEvent.setup() }
}

const getWrites = (mock: Mock) => mock.calls.filter((call) => contract[call].method === 'POST')

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

const FORMS: [string, string | undefined, string, (user: UserEvent) => Promise<void>][] = [
  [
    paths.budget,
    'applicant@demo.urc',
    paths.thankYou,
    async (user) => {
      await user.selectOptions(await screen.findByLabelText('Application ID'), '8')
      await user.upload(screen.getByLabelText('Current Budget'), await makePdfFile('budget.pdf'))
    },
  ],
  [
    paths.progressReport,
    'applicant@demo.urc',
    paths.thankYou,
    async (user) => {
      await user.selectOptions(await screen.findByLabelText('Application ID'), '8')
      await user.click(screen.getByRole('radio', { name: /^Mid-year/ }))
      await user.upload(screen.getByLabelText('Report files'), await makePdfFile('report.pdf'))
    },
  ],
  [
    '/reviewcriteria',
    'admin@demo.urc',
    paths.thankYou,
    async (user) =>
      user.upload(await screen.findByLabelText('Evaluation criteria'), makeOfficeFile.docx('criteria.docx')),
  ],
  [
    '/reviewer2?app_ID=18',
    undefined,
    paths.thankYou,
    async (user) => {
      await user.type(await screen.findByLabelText('Overall Marks'), '70')
      await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
    },
  ],
  [
    '/dean?app_ID=23',
    undefined,
    paths.thankYouForDecision,
    async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Approve' }))
      await user.type(screen.getByLabelText('Remarks'), 'Good')
    },
  ],
]

test.each(FORMS)('%s sends nothing if its receipt page cannot be loaded', async (path, person, receiptPath, fill) => {
  const { user, network, fetchPage, mock } = await openPortal(path, person)
  await fill(user)
  await waitFor(() => expect(fetchPage).toHaveBeenCalledWith(receiptPath))
  network.isOffline = true
  const earlierWrites = getWrites(mock)
  await submit(user)
  await closeAlert(user, /^Nothing was sent: the page that would confirm it could not be fetched\./)
  expect(getWrites(mock)).toEqual(earlierWrites)
})

test('a hovered or focused link prefetches its page, and still works if this fails', async () => {
  const { user, network, fetchPage } = await openPortal(paths.home)
  const logIn = await screen.findByRole('link', { name: 'Login' })
  fetchPage.mockClear()
  network.isOffline = true
  await user.hover(logIn)
  expect(fetchPage).toHaveBeenLastCalledWith(new URL(paths.login, location.origin).href)
  screen.getByRole('link', { name: 'Sign Up' }).focus()
  expect(fetchPage).toHaveBeenLastCalledWith(new URL(paths.signUp, location.origin).href)
  await user.click(logIn)
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
})

test('typing in the log-in form prefetches the next page', async () => {
  const { user, fetchPage } = await openPortal(`${paths.login}?next=%2Fprofile`)
  const field = await screen.findByLabelText('Email')
  expect(fetchPage).not.toHaveBeenCalledWith(paths.profile)
  await user.type(field, 'a')
  expect(fetchPage).toHaveBeenCalledWith(paths.profile)
})

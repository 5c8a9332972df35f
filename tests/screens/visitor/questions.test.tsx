import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { failToSave, watchSavedFiles } from '../council/saved-files'

test('the home page links to the questions, which need no call', async () => {
  const { user, mock } = await renderPortal({ path: paths.home })
  await screen.findByText('Applications are open')
  // Every page checks the session when the window gets the focus.
  const getPageCalls = () => mock.calls.filter((call) => call !== 'checkSession')
  const earlierCalls = getPageCalls()
  await user.click(screen.getByRole('link', { name: 'What you will be asked' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'What you will be asked' })).toBeVisible()
  expect(screen.getByText('Research facilities')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Template (Word): Project Budget' })).toHaveAttribute('download')
  expect(getPageCalls()).toEqual(earlierCalls)
  await expectAccessible()
})

test('the questions can be read while the host is down', async () => {
  await renderPortal({ path: paths.questions, faults: [{ call: '*', kind: 'network' }] })
  expect(await screen.findByRole('heading', { level: 2, name: 'Step 5: Reviewers' })).toBeVisible()
})

test('the questions are saved as a PDF, also after a failure', async () => {
  const saved = watchSavedFiles()
  const { user } = await renderPortal({ path: paths.questions })
  failToSave()
  await user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
  await closeAlert(user, /^The PDF could not be made\./)
  await user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
  await waitFor(() => expect([...saved.keys()]).toEqual(['What you will be asked.pdf']))
  expect(saved.get('What you will be asked.pdf')?.type).toBe('application/pdf')
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toHaveFocus()
})

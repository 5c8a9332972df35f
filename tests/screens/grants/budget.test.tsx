import { render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { App } from '@/app/app'
import { createTestServices } from '../../support/test-services'
import { expectAccessible } from '@tests/support/axe'
import { makeGate } from '@tests/support/gate'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { makePortfolioFile, delayReading, makeTextFile } from '@tests/support/files'

async function openBudget(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.budget, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Budget Revision' })
  return stage
}

async function send(user: UserEvent, file: File) {
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.upload(screen.getByLabelText('Current Budget'), file)
  await screen.findByText(file.name)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
}

test('the template can be downloaded; the title follows the selected id', async () => {
  const { user } = await openBudget()
  expect(screen.getByRole('link', { name: 'Budget Template' })).toHaveAttribute(
    'href',
    '/Templates/Budget%20Revisions.docx',
  )
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  const title = screen.getByLabelText('Project Title')
  expect(title).toHaveValue('Pollination of wild cinnamon and what the loss of stingless bees would cost')
  expect(title).toHaveAttribute('readonly')
})

test('an id and a file are required', async () => {
  const { user } = await openBudget()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await expectErrorSummary('Please select an application ID')
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await expectErrorSummary('Current Budget Revision file is required')
  expect(screen.getByRole('link', { name: 'Current Budget Revision file is required' })).toBeVisible()
})

test('a file with a wrong ending is refused, and the earlier file stays chosen', async () => {
  const { user } = await openBudget()
  const input = screen.getByLabelText('Current Budget')
  await user.upload(input, await makePdfFile('budget.pdf'))
  expect(await screen.findByText('budget.pdf')).toBeVisible()
  expect(await screen.findByText('budget.pdf chosen.')).toBeInTheDocument()
  await user.upload(input, makeTextFile('budget.xlsx'))
  expect(
    await screen.findByText(/^budget\.xlsx: This file is damaged.*budget\.pdf is still chosen\.$/, {
      selector: 'p, p *',
    }),
  ).toBeVisible()
  expect(screen.getByText('budget.pdf')).toBeVisible()
})

test('a chosen PDF portfolio gets a warning', async () => {
  const { user } = await openBudget()
  await user.upload(screen.getByLabelText('Current Budget'), await makePortfolioFile('budget.pdf'))
  expect(await screen.findByText(/^This PDF is a portfolio: reviewers may see only its cover page\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove budget.pdf' }))
  expect(screen.queryByText(/^This PDF is a portfolio/)).toBeNull()
})

test('the note that an upload may have arrived remains if the retry is not sent', async () => {
  const { user, mock } = await openBudget({ faults: [{ call: 'submitBudget', kind: 'lost-answer', times: 1 }] })
  await send(user, await makePdfFile('budget.pdf'))
  await closeAlert(user, 'Error uploading files.')
  mock.faults.add({ call: 'checkSession', kind: 'network' })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await closeAlert(user, 'Error uploading files.')
  expect(
    await screen.findByText(
      /Nothing was sent\. An earlier attempt may have arrived\. Check the list before trying again\.$/,
    ),
  ).toBeVisible()
})

const getStoredFile = async ({ mock }: Awaited<ReturnType<typeof openBudget>>) =>
  [...(await mock.store()).fileBytes.values()].at(-1)

test('the second of two chosen files is sent despite a slow first', async () => {
  const stage = await openBudget()
  const { user } = stage
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  const gate = makeGate()
  const input = screen.getByLabelText('Current Budget')
  await user.upload(input, delayReading(await makePdfFile('wrong.pdf'), gate.opened))
  await user.upload(input, await makePdfFile('right.pdf'))
  await screen.findByText('right.pdf')
  gate.open()
  // The form is sent after both files have been checked.
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText('right.pdf')).toBeVisible()
  expect(await getStoredFile(stage)).toMatchObject({ name: 'right.pdf' })
})

test('the budget is sent and confirmed', async () => {
  const { user, mock } = await openBudget()
  await send(user, await makePdfFile('budget.pdf'))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  const revision = (await mock.store()).budgetRevisions.findByApplication(8)[0]
  expect(revision?.decision).toBe('Pending')
})

test('a file that the server drops is reported as too large, and the values stay', async () => {
  const { user } = await openBudget({ faults: [{ call: 'submitBudget', kind: 'post-too-large' }] })
  // A PDF may have padding after its end. The server drops only large files.
  await send(user, new File([await makePdfFile('budget.pdf'), ' '.repeat(2_200_000)], 'budget.pdf'))
  await closeAlert(user, 'Error uploading files.')
  expect(await screen.findByText(/^The server did not accept a file of 2\.2 MB\./)).toBeVisible()
  expect(screen.getByLabelText('Application ID')).toHaveValue('8')
  expect(screen.getAllByText('budget.pdf')[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('Retry sends the currently chosen file, which the receipt names', async () => {
  const stage = await openBudget({ faults: [{ call: 'submitBudget', kind: 'http-500', times: 1 }] })
  const { user } = stage
  await send(user, await makePdfFile('old.pdf'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'We could not confirm whether the server received this.',
  )
  await closeAlert(user, 'Error uploading files.')
  await user.upload(screen.getByLabelText('Current Budget'), await makePdfFile('new.pdf'))
  await screen.findByText('new.pdf')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  expect(screen.getByText('new.pdf')).toBeVisible()
  expect(await getStoredFile(stage)).toMatchObject({ name: 'new.pdf' })
})

test('leaving the page during an upload asks for confirmation', async () => {
  const { user } = await openBudget({ faults: [{ call: 'submitBudget', kind: 'hang' }] })
  await send(user, await makePdfFile('budget.pdf'))
  await screen.findByText('Uploading')
  const getDashboardLink = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' })
  await user.click(getDashboardLink())
  await pressInAlert(user, 'Leave this page? What is being uploaded may not arrive.', 'Stay')
  expect(screen.getByText('Uploading')).toBeVisible()
  await user.click(getDashboardLink())
  await pressInAlert(user, 'Leave this page? What is being uploaded may not arrive.', 'Leave')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

const getOptions = () =>
  within(screen.getByLabelText('Application ID'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('granted applications are offered, and the others are listed with the reason', async () => {
  const { user } = await openBudget()
  expect(getOptions()).toEqual([
    'Select an application ID',
    expect.stringMatching(/^1_2026: /),
    expect.stringMatching(/^7_2026: /),
    '8_2026: Pollination of wild cinnamon and what the loss of stingless bees would cost',
  ])
  await user.click(screen.getByText(/^Not listed: \d+$/))
  const list = within(screen.getByRole('list', { name: 'Applications that are not listed' }))
  expect(list.getByText('Shortlisted, and not granted yet.').closest('li')).toHaveTextContent(/^21_2026/)
  expect(list.getByText('A draft that has not been submitted.').closest('li')).toHaveTextContent(/^29_2026/)
  expect(list.queryByText(/^8_2026/)).toBeNull()
  await expectAccessible()
})

test('all applications are offered, with a note, if their statuses cannot be loaded', async () => {
  const { user, mock } = await openBudget({ faults: [{ call: 'listSubmittedApplications', kind: 'refused' }] })
  expect(screen.getByText('We could not check which of your applications are granted.')).toBeVisible()
  expect(getOptions()).toContainEqual(expect.stringMatching(/^29_2026: /))
  await user.selectOptions(screen.getByLabelText('Application ID'), '29')
  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(getOptions()).not.toContainEqual(expect.stringMatching(/^29_2026: /)))
  await waitFor(() => expect(screen.getByLabelText('Application ID')).toHaveValue(''))
  expect(screen.queryByText('We could not check which of your applications are granted.')).toBeNull()
})

test('an application with an unknown status is offered', async () => {
  const { services } = await createTestServices({ person: 'applicant@demo.urc' })
  services.queries.setQueryData(['listSubmittedApplications', {}], [])
  render(<App services={services} initialPath={paths.budget} />)
  await screen.findByRole('heading', { level: 1, name: 'Budget Revision' })
  expect(getOptions()).toContainEqual(expect.stringMatching(/^29_2026, status not known: /))
})

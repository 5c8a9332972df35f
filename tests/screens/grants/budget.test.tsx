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

async function open(settings: PageSettings = {}) {
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
  const { user } = await open()
  expect(screen.getByRole('link', { name: 'Budget Template' })).toHaveAttribute(
    'href',
    '/Templates/Budget%20Revisions.docx',
  )
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  const title = screen.getByLabelText('Project Title')
  expect(title).toHaveValue('Pollination of wild cinnamon and what the loss of stingless bees would cost')
  expect(title).toHaveAttribute('readonly')
})

test('an id and a file are required, one after the other', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await expectErrorSummary('Please select an application ID')
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await expectErrorSummary('Current Budget Revision file is required')
  expect(screen.getByRole('link', { name: 'Current Budget Revision file is required' })).toBeVisible()
})

test('a file that does not fit its name is refused, the earlier stays', async () => {
  const { user } = await open()
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

test('a portfolio gets a warning as long as it is chosen', async () => {
  const { user } = await open()
  await user.upload(screen.getByLabelText('Current Budget'), await makePortfolioFile('budget.pdf'))
  expect(await screen.findByText(/^This PDF is a portfolio: reviewers may see only its cover page\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove budget.pdf' }))
  expect(screen.queryByText(/^This PDF is a portfolio/)).toBeNull()
})

test('an upload that may have arrived stays so if its retry is not sent', async () => {
  const { user, mock } = await open({ faults: [{ call: 'submitBudget', kind: 'lost-answer', times: 1 }] })
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

const stored = async ({ mock }: Awaited<ReturnType<typeof open>>) => [...(await mock.store()).fileBytes.values()].at(-1)

test('the second of two chosen files is sent despite a slow first', async () => {
  const stage = await open()
  const { user } = stage
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  const gate = makeGate()
  const input = screen.getByLabelText('Current Budget')
  await user.upload(input, delayReading(await makePdfFile('wrong.pdf'), gate.opened))
  await user.upload(input, await makePdfFile('right.pdf'))
  await screen.findByText('right.pdf')
  gate.open()
  // Sent once both have been checked.
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText('right.pdf')).toBeVisible()
  expect(await stored(stage)).toMatchObject({ name: 'right.pdf' })
})

test('the budget is sent and confirmed', async () => {
  const { user, mock } = await open()
  await send(user, await makePdfFile('budget.pdf'))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  const revision = (await mock.store()).budgetRevisions.of(8)[0]
  expect(revision?.decision).toBe('Pending')
})

test('a file dropped by the host is explained by its size; values stay', async () => {
  const { user } = await open({ faults: [{ call: 'submitBudget', kind: 'post-too-large' }] })
  // Padding after the end of a PDF is harmless. Smaller files are not dropped for their size.
  await send(user, new File([await makePdfFile('budget.pdf'), ' '.repeat(2_200_000)], 'budget.pdf'))
  await closeAlert(user, 'Error uploading files.')
  expect(await screen.findByText(/^The server did not accept a file of 2\.2 MB\./)).toBeVisible()
  expect(screen.getByLabelText('Application ID')).toHaveValue('8')
  expect(screen.getAllByText('budget.pdf')[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('Retry sends the currently chosen file, which the receipt names', async () => {
  const stage = await open({ faults: [{ call: 'submitBudget', kind: 'http-500', times: 1 }] })
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
  expect(await stored(stage)).toMatchObject({ name: 'new.pdf' })
})

test('leaving the page while its file is being uploaded asks first', async () => {
  const { user } = await open({ faults: [{ call: 'submitBudget', kind: 'hang' }] })
  await send(user, await makePdfFile('budget.pdf'))
  await screen.findByText('Uploading')
  const toDashboard = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' })
  await user.click(toDashboard())
  await pressInAlert(user, 'Leave this page? What is being uploaded may not arrive.', 'Stay')
  expect(screen.getByText('Uploading')).toBeVisible()
  await user.click(toDashboard())
  await pressInAlert(user, 'Leave this page? What is being uploaded may not arrive.', 'Leave')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

const offered = () =>
  within(screen.getByLabelText('Application ID'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('granted applications are offered, and the others show the reason', async () => {
  const { user } = await open()
  expect(offered()).toEqual([
    'Select an application ID',
    expect.stringMatching(/^1_2026: /),
    expect.stringMatching(/^7_2026: /),
    '8_2026: Pollination of wild cinnamon and what the loss of stingless bees would cost',
  ])
  await user.click(screen.getByText(/^Why \d+ of your applications are not listed$/))
  const list = within(screen.getByRole('list', { name: 'Applications that are not listed' }))
  expect(list.getByText('Shortlisted, and not granted yet.').closest('li')).toHaveTextContent(/^21_2026/)
  expect(list.getByText('A draft that has not been submitted.').closest('li')).toHaveTextContent(/^29_2026/)
  expect(list.queryByText(/^8_2026/)).toBeNull()
  await expectAccessible()
})

test('all applications are offered, with a note, without a list of grants', async () => {
  const { user, mock } = await open({ faults: [{ call: 'listSubmittedApplications', kind: 'refused' }] })
  expect(screen.getByText('We could not check which of your applications are granted.')).toBeVisible()
  expect(offered()).toContainEqual(expect.stringMatching(/^29_2026: /))
  await user.selectOptions(screen.getByLabelText('Application ID'), '29')
  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(offered()).not.toContainEqual(expect.stringMatching(/^29_2026: /)))
  await waitFor(() => expect(screen.getByLabelText('Application ID')).toHaveValue(''))
  expect(screen.queryByText('We could not check which of your applications are granted.')).toBeNull()
})

test('an application with an unknown status is offered', async () => {
  const { services } = await createTestServices({ person: 'applicant@demo.urc' })
  services.queries.setQueryData(['listSubmittedApplications', {}], [])
  render(<App services={services} initialPath={paths.budget} />)
  await screen.findByRole('heading', { level: 1, name: 'Budget Revision' })
  expect(offered()).toContainEqual(expect.stringMatching(/^29_2026, status not known: /))
})

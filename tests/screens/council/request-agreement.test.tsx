import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { findQueuePanel, dismissOutcome } from '../../support/queue'
import { makeTextFile, recordSavedFiles } from '@tests/support/files'
import {
  pressDoItNow,
  holdCountdowns,
  readMailbox,
  expectNoDialog,
  openEmailDialog,
  findRow,
  sendEmail,
  countCalls,
} from './council-helpers'

async function openPage(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.requestAgreement, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Request Agreement' })
  return stage
}

/** Granted: agreement uploaded and not requested; nothing uploaded; both agreements there. */
const TANKS = /Tank cascades/
const DENGUE = /Dengue control/
const SEEDS = /Soil seed banks/

describe('the list', () => {
  test('saves each agreement under its name, and names missing ones', async () => {
    const saved = recordSavedFiles()
    const { user } = await openPage()
    const seeds = within(await findRow(SEEDS))
    await user.click(await seeds.findByRole('button', { name: /^Download Agreement from the URC/ }))
    await waitFor(() => expect(saved).toMatchObject([{ name: 'agreementurc_1.pdf' }]))
    await user.click(await seeds.findByRole('button', { name: /^Download Signed agreement/ }))
    await waitFor(() => expect(saved).toMatchObject([{}, { name: '1_Agreement.pdf' }]))
    const dengue = within(await findRow(DENGUE))
    expect(await dengue.findByRole('button', { name: /^Not Available Agreement from the URC/ })).toBeVisible()
    expect(await dengue.findByRole('button', { name: /^Not Available Signed agreement/ })).toBeVisible()
  })
})

describe('the council’s agreement', () => {
  const openUploadDialog = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click(within(await findRow(DENGUE)).getByRole('button', { name: /^Upload/ }))
    return within(await screen.findByRole('dialog', { name: 'Upload the agreement' }))
  }

  test('is required, and uploaded', async () => {
    const stage = await openPage()
    const dialog = await openUploadDialog(stage)
    await stage.user.click(dialog.getByRole('button', { name: 'Upload' }))
    await expectErrorSummary('Please select a file first.')
    expect(countCalls(stage.mock, 'uploadAgreement')).toBe(0)
    await stage.user.upload(dialog.getByLabelText('Agreement'), await makePdfFile('agreement.pdf'))
    // Pressed immediately: the form waits for the check of the file.
    await stage.user.click(dialog.getByRole('button', { name: 'Upload' }))
    await closeAlert(stage.user, 'File uploaded successfully!')
    expect(await within(await findRow(DENGUE)).findByText('Uploaded 20 Nov 2026')).toBeVisible()
    const again = await openUploadDialog(stage)
    expect(await again.findByText('You sent agreement.pdf on 20 Nov 2026, 09:00.')).toBeVisible()
    await stage.user.keyboard('{Escape}')
    await expectNoDialog()
    await stage.user.click(within(await findRow(TANKS)).getByRole('button', { name: /^Upload/ }))
    expect(await screen.findByText('It was sent on 16 Nov 2026, 09:00.')).toBeVisible()
  })

  test('is not replaced by the earlier file if the newer file is refused', async () => {
    const stage = await openPage()
    const dialog = await openUploadDialog(stage)
    const field = dialog.getByLabelText('Agreement')
    await stage.user.upload(field, await makePdfFile('agreement.pdf'))
    await dialog.findByText('agreement.pdf')
    await stage.user.upload(field, makeTextFile('newer.pdf'))
    await stage.user.click(dialog.getByRole('button', { name: 'Upload' }))
    await waitFor(() =>
      expect(dialog.getByText(/^newer\.pdf: This file is not a PDF/, { selector: 'p, p *' })).toBeVisible(),
    )
    expect(countCalls(stage.mock, 'uploadAgreement')).toBe(0)
  })
})

describe('the request', () => {
  const openRequest = (stage: Awaited<ReturnType<typeof openPage>>, title: RegExp) =>
    openEmailDialog(stage.user, title, /^Request agreement/, 'Request Agreement')

  test('without an agreement offers the upload, and names applicant and application', async () => {
    const stage = await openPage()
    const dialog = await openRequest(stage, DENGUE)
    const message = dialog.getByLabelText('Message')
    expect(message).toHaveFocus()
    await waitFor(() =>
      expect(message).toHaveTextContent(/^Dear (?!Applicant).* for Dengue control.*, application 9\./),
    )
    await stage.user.click(await dialog.findByRole('button', { name: /^Upload agreement/ }))
    expect(await screen.findByRole('dialog', { name: 'Upload the agreement' })).toBeVisible()
  })

  test('is sent by the call that records it, then shows Requested', async () => {
    const stage = await openPage()
    await openRequest(stage, TANKS)
    await sendEmail(stage.user)
    await dismissOutcome(stage.user, 'Email sent successfully!')
    await expectNoDialog()
    const requested = await within(await findRow(TANKS)).findByRole('button', { name: /^Requested/ })
    expect(requested).toHaveAttribute('aria-disabled', 'true')
    expect(requested).toHaveAccessibleDescription('The applicant was asked for the signed agreement.')
    expect(countCalls(stage.mock, 'requestAgreementByEmail')).toBe(1)
    expect(countCalls(stage.mock, 'sendEmail')).toBe(0)
    expect((await readMailbox(stage.mock))[0]?.subject).toBe('Regarding the Agreement')
  })
})

test('a request to several applicants omits those already asked', async () => {
  const { user, mock } = await openPage()
  holdCountdowns()
  for (const title of [TANKS, DENGUE, SEEDS]) await user.click(within(await findRow(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request' }))
  expect(dialog.getByText('Not asked: 1')).toBeVisible()
  expect(dialog.getByText(/The applicant was asked for the signed agreement\.$/)).toBeInTheDocument()
  const warned = await dialog.findAllByText(/^You have not uploaded an agreement for this application/)
  expect(warned.map((text) => text.closest('li li')?.parentElement?.closest('li')?.textContent)).toEqual([
    expect.stringMatching(DENGUE),
  ])
  await user.click(dialog.getByRole('button', { name: 'Send 2 e-mails' }))
  await expectNoDialog()
  expect(countCalls(mock, 'requestAgreementByEmail')).toBe(0)
  await pressDoItNow(user)
  const list = await findQueuePanel()
  await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent('2 done'))
  expect(await within(await findRow(TANKS)).findByRole('button', { name: /^Requested/ })).toBeVisible()
  expect((await readMailbox(mock)).slice(0, 2).map(({ subject }) => subject)).toEqual([
    'Regarding the Agreement',
    'Regarding the Agreement',
  ])
})

describe('requests to several with lost responses', () => {
  const requestTwo = async () => {
    const stage = await openPage({ faults: [{ call: 'requestAgreementByEmail', kind: 'lost-answer', times: 2 }] })
    const runHeldTimers = holdTimers(8000)
    holdCountdowns()
    for (const title of [TANKS, DENGUE]) await stage.user.click(within(await findRow(title)).getByRole('checkbox'))
    await stage.user.click(screen.getByRole('button', { name: 'Request…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Request' }))
    await stage.user.click(dialog.getByRole('button', { name: 'Send 2 e-mails' }))
    await expectNoDialog()
    await pressDoItNow(stage.user)
    const list = await findQueuePanel()
    await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent('2 not confirmed'))
    return { ...stage, list, runHeldTimers }
  }

  test('are checked once the host responds, and sent e-mails count as done', async () => {
    const { mock, user, list, runHeldTimers } = await requestTwo()
    await runHeldTimers()
    await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent('2 done'))
    expect(countCalls(mock, 'requestAgreementByEmail')).toBe(2)
    expect(screen.queryByText('E-mail not confirmed')).toBeNull()
    await user.click(screen.getByText('Sent from this device (2)'))
    expect(screen.getAllByText('20 Nov 2026, 09:00')).toHaveLength(2)
  })

  test('stay marked in their rows until somebody checks them', async () => {
    const { user, list } = await requestTwo()
    await user.click(list.getByRole('button', { name: 'Dismiss 2 e-mails' }))
    const tanks = within(await findRow(TANKS))
    expect(await tanks.findByText('E-mail not confirmed')).toBeVisible()
    expect(tanks.getByText(/^We could not confirm whether the e-mail went out\./)).toBeVisible()
    await user.click(tanks.getByRole('button', { name: /^Dismiss/ }))
    expect(tanks.queryByText('E-mail not confirmed')).toBeNull()
  })
})

test('an applicant whom a colleague has asked is not asked again', async () => {
  const { user, mock } = await openPage()
  await user.click(within(await findRow(TANKS)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request…' }))
  holdCountdowns()
  await user.click(await screen.findByRole('button', { name: 'Send 1 e-mail' }))
  await expectNoDialog()
  ;(await mock.store()).applications.update(20, { requested: true })
  await pressDoItNow(user)
  const list = await findQueuePanel()
  expect(await list.findByText(/^This application was changed meanwhile\. Nothing was sent\./)).toBeVisible()
  expect(countCalls(mock, 'requestAgreementByEmail')).toBe(0)
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { STATUS } from '@/domain/status/status'
import { paths } from '@/paths'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { fillFields } from '@tests/support/fill-fields'
import { findQueuePanel } from '@tests/support/queue'
import { expectNoDialog, findRow, holdCountdowns } from './council-helpers'

const COUNT = 20

/** Opens a page on twenty applications in this status, about which nobody has been asked. */
async function openTwenty(
  path: string,
  status: typeof STATUS.approved | typeof STATUS.shortlisted,
  settings: PageSettings = {},
) {
  holdCountdowns()
  const stage = await renderPortal({
    path,
    person: 'admin@demo.urc',
    ...settings,
    prepare: async ({ mock }) => {
      const { applications, approvals, reviewers } = await mock.store()
      const complete = applications
        .all()
        .map(({ applicationId }) => applicationId)
        .filter(
          (id) =>
            approvals.findByApplication(id).length === 2 &&
            reviewers.findByApplication(id).filter(({ email }) => email !== '').length === 3,
        )
      for (const { applicationId } of applications.all())
        applications.update(applicationId, {
          status:
            complete.indexOf(applicationId) < COUNT && complete.includes(applicationId) ? status : STATUS.submitted,
        })
      for (const { id } of approvals.all()) approvals.update(id, { decision: null, sent: false, name: '', email: '' })
      for (const { id } of reviewers.all()) reviewers.update(id, { marks: null, sent: false })
    },
  })
  let presses = 0
  let fields = 0
  return {
    ...stage,
    press: async (name: string | RegExp, role = 'button') => {
      presses += 1
      const [control] = await screen.findAllByRole(role, { name })
      if (control) await stage.user.click(control)
    },
    fill: (values: Readonly<Record<string, string>>, queries: Parameters<typeof fillFields>[0] = screen) => {
      fields += Object.keys(values).length
      fillFields(queries, values)
    },
    getEffort: () => ({ presses, fields }),
  }
}

describe('twenty applications need', () => {
  test('three presses to invite three reviewers of each', async () => {
    const { press, getEffort } = await openTwenty(paths.sendReviewers, STATUS.approved)
    await press(/^Select all/, 'checkbox')
    await press('Send e-mails…')
    await press('Send 60 e-mails')
    await expectNoDialog()
    expect(getEffort()).toEqual({ presses: 3, fields: 0 })
    expect((await findQueuePanel()).getByText('60 wait')).toBeVisible()
  })

  test('three presses and four fields to ask an HOD and a Dean they share', async () => {
    const { press, fill, getEffort } = await openTwenty(paths.requestApproval, STATUS.shortlisted)
    await press(/^Select all/, 'checkbox')
    await press('Send e-mails…')
    await screen.findByRole('dialog', { name: 'Send e-mails' })
    fill({ 'Name, HOD of all': 'Prof. Kamal', 'Email, HOD of all': 'kamal@botany.example' })
    fill({ 'Name, Dean of all': 'Prof. Rani', 'Email, Dean of all': 'rani@science.example' })
    await press('Send 40 e-mails')
    await expectNoDialog()
    expect(getEffort()).toEqual({ presses: 3, fields: 4 })
    expect((await findQueuePanel()).getByText('40 wait')).toBeVisible()
  })

  test('two presses to deny one of them', async () => {
    const { press, getEffort } = await openTwenty(COUNCIL_PAGES.Admin.approvedApplications, STATUS.approved)
    await findRow(/Peat swamps/)
    await press(/^Select status.*Peat swamps/)
    await press('Deny')
    await expectNoDialog()
    expect(await screen.findByRole('button', { name: /^Undo Denial/ })).toBeVisible()
    expect(getEffort()).toEqual({ presses: 2, fields: 0 })
  })
})

test('ten decisions need 24 presses and seven fields', async () => {
  const { press, fill, getEffort } = await openTwenty(COUNCIL_PAGES.Admin.approvedApplications, STATUS.approved, {
    faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }],
  })
  await press('Decide one by one', 'link')
  for (let decision = 0; decision < 10; decision += 1) {
    const title = (await screen.findByRole('heading', { level: 1, name: /^Decide/ })).textContent
    const section = within(screen.getByRole('region', { name: 'Decision' }))
    if (decision % 2 === 0) await press('Deny')
    else {
      if (decision === 1) fill({ 'Start Date': '2027-01-01', Period: '2 Years' }, section)
      else await press(/^As last time/)
      fill({ 'Approved Amount (LKR)': '1,250,000' }, section)
      await press('Granted')
    }
    await section.findByRole('link', { name: 'Next undecided' })
    if (decision === 9) break
    await press('Next undecided', 'link')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title))
  }
  expect(getEffort()).toEqual({ presses: 24, fields: 7 })
  const list = within(await screen.findByRole('region', { name: 'Sending' }))
  expect(list.getAllByRole('button', { name: /^Undo/ })).toHaveLength(10)
})

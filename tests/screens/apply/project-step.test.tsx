import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'
import { expectErrorSummary } from '@tests/support/alerts'
import { resizeToPhone } from '@tests/support/viewport'
import { storedDraft } from './application'

async function open(form = {}) {
  const stage = await renderPortal({
    path: paths.applyProject,
    person: 'applicant@demo.urc',
    stored: storedDraft({ form }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })
  return stage
}

const grantRow = (number: number) => screen.getByRole('group', { name: `Grant row ${number}` })

test('rows are added and removed by keyboard, saved, and one always stays', async () => {
  const { user, services } = await open()
  const stored = () => JSON.parse(services.local.getItem('formData') ?? '{}').grantRows
  expect(screen.queryByRole('button', { name: 'Remove grant row 1' })).toBeNull()
  screen.getByRole('button', { name: 'Add a grant' }).focus()
  await user.keyboard('{Enter}')
  expect(within(grantRow(2)).getByLabelText('Funding source')).toHaveFocus()
  expect(stored()).toHaveLength(2)
  await user.keyboard('Foundation')
  expect(stored()[1]).toMatchObject({ fundingSource: 'Foundation' })
  screen.getByRole('button', { name: 'Remove grant row 1' }).focus()
  await user.keyboard('{Enter}')
  expect(stored()).toEqual([{ fundingSource: 'Foundation', durationperiod: '', currency: 'LKR', amount: '' }])
  expect(within(grantRow(1)).getByLabelText('Funding source')).toHaveValue('Foundation')
  await expectAccessible()
})

test('Enter in a field submits the step, which has a separate alert', async () => {
  const { user } = await open({ projectTitle: '' })
  await user.click(screen.getByRole('textbox', { name: /^Publication link 1/ }))
  await user.keyboard('{Enter}')
  await expectErrorSummary('Please fill out the required fields.')
  expect(screen.getByRole('link', { name: 'Project Title is required.' })).toBeVisible()
})

test('funding rows are shown only with outside grants', async () => {
  const { user } = await open()
  expect(screen.queryByRole('group', { name: 'Funding row 1' })).toBeNull()
  const question = screen.getByRole('group', { name: 'Do you have outside grants?' })
  await user.click(within(question).getByRole('radio', { name: 'Yes' }))
  const row = screen.getByRole('group', { name: 'Funding row 1' })
  await user.type(within(row).getByLabelText('Amount'), '5')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  await user.click(
    screen.getByRole('link', {
      name: 'Funding organization, funding row 1: Fill this in, or leave the whole row empty.',
    }),
  )
  expect(within(row).getByLabelText('Funding organization')).toHaveFocus()
})

test('a new grant row is in rupees, and does not have to be filled in', async () => {
  const { user } = await open({ grantRows: [] })
  expect(within(grantRow(1)).getByLabelText('Currency')).toHaveValue('LKR')
  await user.click(screen.getByRole('button', { name: 'Add a grant' }))
  expect(within(grantRow(2)).getByLabelText('Currency')).toHaveValue('LKR')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Supervisors$/ })).toBeVisible()
})

test.each(['-5', 'Rs 500', '१२', '12.50'])('the amount %s is refused with the format of the hint', async (typed) => {
  const { user } = await open()
  const format = 'Whole rupees, such as 1,250,000.'
  expect(screen.getByRole('group', { name: 'Previous grants' })).toHaveAccessibleDescription(new RegExp(format))
  const amount = within(grantRow(1)).getByLabelText('Amount')
  await pasteInto(user, amount, typed)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  expect(amount).toHaveAccessibleDescription(`Amount must be a valid number. ${format}`)
})

test('counters count a mathematical letter once, and too long texts are refused', async () => {
  const { user } = await open({ projectTitle: '𝐀'.repeat(1001) })
  expect(screen.getByText('1 characters too many')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  expect(screen.getByRole('link', { name: 'Project Title can have up to 1,000 characters.' })).toBeVisible()
})

test('commas in an amount are removed on blur and on submit', async () => {
  const { user, services } = await open()
  const amount = within(grantRow(1)).getByLabelText('Amount')
  await pasteInto(user, amount, '12,000')
  expect(amount).toHaveValue('12,000')
  await user.tab()
  expect(amount).toHaveValue('12000')
  expect(JSON.parse(services.local.getItem('formData') ?? '{}').grantRows[0].amount).toBe('12000')
  await pasteInto(user, amount, '1,250,000')
  await user.keyboard('{Enter}')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Investigator/Supervisors' }),
  ).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}').grantRows[0].amount).toBe('1250000')
})

test('a double click on Next does not pass over the warnings', async () => {
  const { user } = await open()
  await pasteInto(user, screen.getByRole('textbox', { name: /^Publication link 1/ }), 'javascript:alert(1)')
  const next = screen.getByRole('button', { name: 'Next' })
  await user.click(next)
  expect(await screen.findByRole('group', { name: 'Answers to check' })).toBeVisible()
  const isAllowed = fireEvent.click(next, { detail: 2 })
  expect(isAllowed).toBe(false)
})

test('an unlikely link or time gets a warning on blur, and is listed once on Next', async () => {
  const { user } = await open()
  const link = screen.getByRole('textbox', { name: /^Publication link 1/ })
  await pasteInto(user, link, 'javascript:alert(1)')
  expect(link).not.toHaveAccessibleDescription(/does not look like a link/)
  await user.tab()
  expect(link).toHaveAccessibleDescription(/This does not look like a link\./)
  const time = within(grantRow(1)).getByLabelText('Duration period')
  await pasteInto(user, time, '31/02/2020-x')
  await user.tab()
  expect(time).toHaveAccessibleDescription(/Write two days of the calendar/)
  await expectAccessible()
  const next = screen.getByRole('button', { name: 'Next' })
  await user.click(next)
  const notice = screen.getByRole('group', { name: 'Answers to check' })
  expect(notice).toHaveFocus()
  expect(notice).toHaveTextContent(/You can go on\./)
  expect(screen.queryByRole('alert')).toBeNull()
  await expectAccessible()
  await user.click(within(notice).getByRole('link', { name: /^Publication link 1: This does not look like a link/ }))
  expect(link).toHaveFocus()
  await pasteInto(user, link, 'https://doi.org/10.1000/1')
  expect(link).not.toHaveAccessibleDescription(/does not look like a link/)
  expect(
    within(notice)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Duration period, grant row 1: Write two days of the calendar, as in 01/01/2012-31/12/2012.'])
  const second = screen.getByRole('textbox', { name: /^Publication link 2/ })
  await pasteInto(user, second, 'x')
  await user.click(next)
  expect(within(notice).getAllByRole('link')).toHaveLength(2)
  await user.click(next)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Investigator/Supervisors' }),
  ).toBeVisible()
})

test('on a phone no word is divided, and the bar of the draft starts at the margin', async () => {
  await resizeToPhone()
  await renderPortal({ path: paths.applySupervisors, person: 'applicant@demo.urc' })
  const title = await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Investigator/Supervisors' })
  const steps = screen.getByRole('navigation', { name: 'Steps of the application' })
  for (const part of [title, steps].flatMap((place) => within(place).getAllByText('Supervisors'))) {
    const range = new Range()
    range.selectNodeContents(part)
    expect(range.getClientRects()).toHaveLength(1)
  }
  const saveButton = screen.getByRole('button', { name: /^Save draft with the council/ })
  const range = new Range()
  range.selectNodeContents(saveButton)
  expect(range.getBoundingClientRect().left).toBeCloseTo(title.getBoundingClientRect().left, 0)
})

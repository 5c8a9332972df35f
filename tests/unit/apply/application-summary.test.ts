import { expect, test } from 'vitest'
import { summariseSteps } from '@/areas/apply/submission/application-summary'
import { getValuesToSend } from '@/areas/apply/submission/submission-input'
import { makeEmptyForm } from '@/domain/application/application-form'
import { STEPS } from '@/domain/application/application-steps'
import { valuesToWire } from '@/domain/application/wire-form'

const getSummary = (form = makeEmptyForm(), variant: 'new' | 'edit' = 'new', fileFacts = {}) =>
  summariseSteps({ form, fileFacts, variant, facultyNames: { faculty: 'Faculty of Science' } })

test('lists every step in order', () => {
  expect(getSummary().map(({ step }) => step)).toEqual([...STEPS])
})

test('omits hidden fields', () => {
  const listLabels = (...input: Parameters<typeof getSummary>) =>
    getSummary(...input).flatMap((step) => step.values.map(({ label }) => label))
  const form = { ...makeEmptyForm(), leaveRequested: 'no', outsideGrants: 'no' }
  expect(listLabels(form)).not.toContain('Leave start date')
  expect(listLabels(form)).not.toContain('Outside grants')
  expect(listLabels({ ...form, leaveRequested: 'yes', outsideGrants: 'yes' })).toEqual(
    expect.arrayContaining(['Leave start date', 'Leave duration in months', 'Outside grants']),
  )
  expect(listLabels(form, 'edit')).toContain('Leave start date')
})

test('shows names for ids, formatted days, and Yes or No', () => {
  const form = { ...makeEmptyForm(), faculty: '3', department: '9', leaveRequested: 'yes' }
  const [profile] = getSummary({ ...form, leaveDate: '2027-01-31' })
  const getText = (label: string) => profile?.values.find((value) => value.label === label)?.text
  expect(getText('Faculty')).toBe('Faculty of Science')
  expect(getText('Department')).toBe('9')
  expect(getText('Leave start date')).toBe('31 Jan 2027')
  expect(getText('Will you take sabbatical leave within the next 2 years?')).toBe('Yes')
})

test('numbers rows, and shows size and pages of files', () => {
  const form = {
    ...makeEmptyForm(),
    coInvestigators: [
      { name: 'Kamala', affiliation: 'Zoology' },
      { name: 'Sunil', affiliation: '' },
    ],
  }
  const steps = getSummary(form, 'new', { projectCV: { name: 'cv.pdf', size: 2_400_000, pages: 1 } })
  expect(steps[2]?.values.slice(0, 2)).toMatchObject([
    { label: 'Co-investigator 1', text: 'Kamala, Zoology' },
    { label: 'Co-investigator 2', text: 'Sunil' },
  ])
  expect(steps[3]?.values[2]).toMatchObject({ label: 'Project CV', text: 'cv.pdf, 2.4 MB, 1 page' })
})

test('shows every text and row as sent', () => {
  const form = {
    ...makeEmptyForm(),
    name: '  Nimal Perera ',
    email: 'nimal @example.org',
    phone: ' +94 (71) 234-5678 ext. 12 ',
    grantRows: [{ fundingSource: 'NSF', period: '', currency: 'LKR', amount: '1,250,000' }],
    reviewers: [{ name: '', email: ' anula@ north.example', affiliation: '' }],
    coInvestigators: [
      { name: '', affiliation: ' ' },
      { name: ' Kamala ', affiliation: 'Zoology' },
    ],
  }
  const values = getSummary(form).flatMap((step) => step.values)
  const getText = (label: string) => values.find((value) => value.label === label)?.text
  expect(getText('Phone number')).toBe('+94 (71) 234-5678 ext. 12')
  expect(getText('Grant row 1')).toBe('NSF, LKR, 1,250,000')
  expect(getText('Reviewer 1 Email')).toBe('anula@north.example')
  expect(values.filter(({ label }) => label.startsWith('Co-investigator '))).toEqual([
    { label: 'Co-investigator 1', text: 'Kamala, Zoology', isRequired: true },
  ])
  const sent = Object.values(valuesToWire(getValuesToSend(form, 'new').answers)).filter((value) => value !== '')
  expect(values.map((value) => value.text)).toEqual(expect.arrayContaining(sent))
})

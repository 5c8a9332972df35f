import { expect, test } from 'vitest'
import { reviewValues } from '@/areas/apply/submission/review'
import { valuesToSend } from '@/areas/apply/submission/submission-input'
import { emptyApplicationForm } from '@/domain/application/application-form'
import { STEPS } from '@/domain/application/application-steps'
import { valuesToWire } from '@/domain/application/wire-form'

const reviewOf = (form = emptyApplicationForm(), rules: 'new' | 'edit' = 'new', facts = {}) =>
  reviewValues({ form, facts, rules, names: { faculty: 'Faculty of Science' } })

test('the review lists every step in order', () => {
  expect(reviewOf().map(({ step }) => step)).toEqual([...STEPS])
})

test('the review omits hidden fields', () => {
  const labels = (...args: Parameters<typeof reviewOf>) =>
    reviewOf(...args).flatMap((step) => step.values.map(({ label }) => label))
  const form = { ...emptyApplicationForm(), leaveRequested: 'no', outsideGrants: 'no' }
  expect(labels(form)).not.toContain('Leave start date')
  expect(labels(form)).not.toContain('Outside grants')
  expect(labels({ ...form, leaveRequested: 'yes', outsideGrants: 'yes' })).toEqual(
    expect.arrayContaining(['Leave start date', 'Leave duration in months', 'Outside grants']),
  )
  expect(labels(form, 'edit')).toContain('Leave start date')
})

test('the review shows names for known ids, days as people write them, and yes and no', () => {
  const form = { ...emptyApplicationForm(), faculty: '3', department: '9', leaveRequested: 'yes' }
  const [profile] = reviewOf({ ...form, leaveDate: '2027-01-31' })
  const text = (label: string) => profile?.values.find((value) => value.label === label)?.text
  expect(text('Faculty')).toBe('Faculty of Science')
  expect(text('Department')).toBe('9')
  expect(text('Leave start date')).toBe('31 Jan 2027')
  expect(text('Will you take sabbatical leave within the next 2 years?')).toBe('Yes')
})

test('the review names rows, and gives size and pages of files', () => {
  const form = {
    ...emptyApplicationForm(),
    coInvestigators: [
      { name: 'Kamala', affiliation: 'Zoology' },
      { name: 'Sunil', affiliation: '' },
    ],
  }
  const steps = reviewOf(form, 'new', { projectCV: { name: 'cv.pdf', size: 2_400_000, pages: 1 } })
  expect(steps[2]?.values.slice(0, 2)).toMatchObject([
    { label: 'Co-investigator 1', text: 'Kamala, Zoology' },
    { label: 'Co-investigator 2', text: 'Sunil' },
  ])
  expect(steps[3]?.values[2]).toMatchObject({ label: 'Project CV', text: 'cv.pdf, 2.4 MB, 1 page' })
})

test('the review shows every text and row as sent', () => {
  const form = {
    ...emptyApplicationForm(),
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
  const shown = reviewOf(form).flatMap((step) => step.values)
  const text = (label: string) => shown.find((value) => value.label === label)?.text
  expect(text('Phone number')).toBe('+94 (71) 234-5678 ext. 12')
  expect(text('Grant row 1')).toBe('NSF, LKR, 1250000')
  expect(text('Reviewer 1 Email')).toBe('anula@north.example')
  expect(shown.filter(({ label }) => label.startsWith('Co-investigator '))).toEqual([
    { label: 'Co-investigator 1', text: 'Kamala, Zoology', isRequired: true },
  ])
  const sent = Object.values(valuesToWire(valuesToSend(form, 'new').answers)).filter((value) => value !== '')
  expect(shown.map((value) => value.text)).toEqual(expect.arrayContaining(sent))
})

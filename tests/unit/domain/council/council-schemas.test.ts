import { describe, expect, it } from 'vitest'
import {
  applicationDatesSchema,
  approverInvitationSchema,
  approverReminderSchema,
  grantDetailsSchema,
  reviewerInvitationSchema,
} from '@/domain/council/council-schemas'
import { problemsOf } from '../problems-of'

const dates = {
  openDate: '2026-11-01',
  openTime: '08:00',
  closeDate: '2026-11-30',
  closeTime: '16:00',
  year: '2026',
}

const details = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' }

describe('application dates', () => {
  it.each(['openDate', 'openTime', 'closeDate', 'closeTime', 'year'])('require %s', (field) => {
    expect(problemsOf(applicationDatesSchema, { ...dates, [field]: '' })).toEqual({
      [field]: 'Please fill in all fields before submitting.',
    })
  })

  it.each(['0026-11-01', '202611-11-01', '2206-11-01', '2026-02-30', 'tomorrow'])('have no day such as %s', (day) => {
    const wrong = 'Enter a full date, with a year from 2000 to 2099.'
    for (const field of ['openDate', 'closeDate'])
      expect(problemsOf(applicationDatesSchema, { ...dates, [field]: day })).toEqual({ [field]: wrong })
    expect(problemsOf(grantDetailsSchema, { ...details, startDate: day })).toEqual({ startDate: wrong })
  })

  it.each(['26', '2O26', '20266', '1999', '2026.5'])('have no year such as %s', (year) => {
    expect(problemsOf(applicationDatesSchema, { ...dates, year })).toEqual({ year: 'Enter a year from 2000 to 2099.' })
  })

  it.each([
    ['closeDate', { closeDate: '2026-10-31' }],
    ['closeTime', { closeDate: '2026-11-01', closeTime: '07:59' }],
  ])('are refused at %s if they close before they open', (field, closing) => {
    expect(problemsOf(applicationDatesSchema, { ...dates, ...closing })).toEqual({
      [field]: 'Applications would close before they open. Enter a later closing date or time.',
    })
  })

  it('may open and close at the same moment', () => {
    expect(problemsOf(applicationDatesSchema, { ...dates, closeDate: '2026-11-01', closeTime: '08:00' })).toEqual({})
  })
})

describe('grant details', () => {
  it('are all required', () => {
    expect(problemsOf(grantDetailsSchema, { startDate: '', period: '', amount: '' })).toEqual({
      startDate: 'Start Date is required',
      period: 'Period is required',
      amount: 'Approved Amount (LKR) is required',
    })
  })

  it.each([
    ['1,250,000', '1250000'],
    ['1250000.50', '1250000.50'],
    ['1,250,000.00/=', '1250000'],
  ])('send the amount %s as %s', (amount, sent) => {
    expect(grantDetailsSchema.parse({ ...details, amount }).amount).toBe(sent)
  })

  it.each(['a lot', '750000,00'])('are refused with the amount %s', (amount) => {
    expect(problemsOf(grantDetailsSchema, { ...details, amount })).toEqual({ amount: 'Amount must be a valid number.' })
  })
})

it('an invitation is sent without invisible characters', () => {
  const typed = { name: 'Prof.\u00A0Kamal\u200B', email: ' mailto:k@b\u00AD.lk', affiliation: '\uFEFFBotany\u202C' }
  const sent = { name: 'Prof. Kamal', email: 'k@b.lk', affiliation: 'Botany' }
  expect(reviewerInvitationSchema.parse(typed)).toEqual(sent)
  expect(approverInvitationSchema.parse(typed)).toEqual({ name: sent.name, email: sent.email })
  expect(problemsOf(reviewerInvitationSchema, { name: '\u200B', email: '\u200B', affiliation: '\u00AD' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    affiliation: 'Affiliation is required',
  })
})

it.each(['x@', 'lafir.coast.example', 'a@y.z, b@y.z'])('an invitation is not sent to "%s"', (email) => {
  const refused = { email: 'Enter one e-mail address, such as name@example.org.' }
  const person = { name: 'Prof. Lafir', email, affiliation: 'Botany' }
  for (const schema of [reviewerInvitationSchema, approverInvitationSchema, approverReminderSchema])
    expect(problemsOf(schema, person)).toEqual(refused)
})

it('an invitation requires the name and address of every recipient', () => {
  const nobody = { name: '', email: '', affiliation: '' }
  expect(problemsOf(reviewerInvitationSchema, nobody)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    affiliation: 'Affiliation is required',
  })
  expect(problemsOf(approverInvitationSchema, { name: ' ', email: ' ' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
  })
})

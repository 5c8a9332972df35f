import { describe, expect, it } from 'vitest'
import {
  applicationDatesSchema,
  approverInvitationSchema,
  closesBeforeItOpens,
  grantDetailsSchema,
  reviewerInvitationSchema,
} from '@/domain/council-schemas'
import { problemsOf } from './problems-of'

const dates = {
  Open_Date: '2026-11-01',
  Time_1: '08:00',
  Close_Date: '2026-11-30',
  Time_2: '16:00',
  Year: '2026',
}

describe('application dates', () => {
  it.each(['Open_Date', 'Time_1', 'Close_Date', 'Time_2', 'Year'])('want %s', (field) => {
    expect(problemsOf(applicationDatesSchema, { ...dates, [field]: '' })).toEqual({
      [field]: 'Please fill in all fields before submitting.',
    })
  })

  it('are warned about when nobody could ever apply', () => {
    expect(closesBeforeItOpens(dates)).toBe(false)
    expect(closesBeforeItOpens({ ...dates, Close_Date: '2026-10-31' })).toBe(true)
    expect(closesBeforeItOpens({ ...dates, Close_Date: '2026-11-01', Time_2: '07:59' })).toBe(true)
    expect(closesBeforeItOpens({ ...dates, Close_Date: '2026-11-01', Time_2: '08:00' })).toBe(false)
  })
})

describe('grant details', () => {
  it('are all wanted', () => {
    expect(problemsOf(grantDetailsSchema, { startDate: '', period: '', amount: '' })).toEqual({
      startDate: 'Start Date is required',
      period: 'Period is required',
      amount: 'Approved Amount (LKR) is required',
    })
  })

  it('send the amount as digits', () => {
    const details = { startDate: '2027-01-01', period: '2 Years', amount: '1,250 000' }
    expect(grantDetailsSchema.parse(details).amount).toBe('1250000')
    expect(problemsOf(grantDetailsSchema, { ...details, amount: 'a lot' })).toEqual({
      amount: 'Amount must be a valid number.',
    })
  })
})

it('asks for everyone who is invited by name and address', () => {
  const nobody = { reviewerName: '', reviewerEmail: '', reviewerAffiliation: '' }
  expect(problemsOf(reviewerInvitationSchema, nobody)).toEqual({
    reviewerName: 'Name is required',
    reviewerEmail: 'Email is required',
    reviewerAffiliation: 'Affiliation is required',
  })
  expect(problemsOf(approverInvitationSchema, { name: ' ', email: ' ' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
  })
})

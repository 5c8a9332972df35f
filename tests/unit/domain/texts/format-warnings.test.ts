import { describe, expect, test } from 'vitest'
import { emailAdvice } from '@/domain/people/email-address'
import {
  adviceOn,
  amountAdvice,
  formatWarnings,
  linkAdvice,
  monthsAdvice,
  periodAdvice,
  phoneAdvice,
} from '@/domain/texts/format-warnings'
import { makeEmptyForm, makeEmptyRow } from '@/domain/application/application-form'

const TODAY = '2026-11-20'
const { amount: rowAmountAdvice, day: leaveStartAdvice, year: yearAdvice } = adviceOn(TODAY)

describe('there is no warning about', () => {
  test.each(['', '  ', '\u200B', 'nimal@example.org', ' nimal @example.org ', 'mailto:nimal@\u200Bexample.org'])(
    'the address "%s"',
    (text) => expect(emailAdvice(text)).toBeUndefined(),
  )
  test.each(['', 'https://doi.org/10.1/x', 'http://example.org', ' https://example.org '])('the link "%s"', (text) =>
    expect(linkAdvice(text)).toBeUndefined(),
  )
  test.each(['', '01/01/2012-31/12/2012', '1/1/2012 - 29/2/2012', '01/01/2012–01/01/2012'])('the time "%s"', (text) =>
    expect(periodAdvice(text)).toBeUndefined(),
  )
  test.each(['', '6', ' 12 ', '01', '36'])('the months "%s"', (text) => expect(monthsAdvice(text)).toBeUndefined())
  test.each(['', '2012', ' 2026 '])('the year "%s"', (text) => expect(yearAdvice?.(text)).toBeUndefined())
  test.each(['', '2026-11-20', '2028-11-20'])('a leave from "%s"', (text) =>
    expect(leaveStartAdvice?.(text)).toBeUndefined(),
  )
  test.each(['', '1,250,000', '12.50'])('the amount "%s"', (text) => expect(amountAdvice(text)).toBeUndefined())
  test.each(['', '077 123 4567', '+94 11 234 5678 (ext. 9)', '0112345678 / 0771234567', '౦౭౭ ౧౨౩ ౪౫౬౭'])(
    'the phone number "%s"',
    (text) => expect(phoneAdvice(text)).toBeUndefined(),
  )
})

describe('there is a warning about', () => {
  test.each(['nonsense', 'a@b', 'a@b.', 'a@b.lk?cc=c@d.lk', '<a@b.lk>', 'A <a@b.lk>'])('the address "%s"', (text) =>
    expect(emailAdvice(text)).toBeDefined(),
  )
  test.each([
    ['nim\u0430l@example.org', '“\u0430”'],
    ['ｎimal@example.org', '“ｎ”'],
    ['o’brien@example.org', '“’”'],
  ])('the unusual letter in the address "%s"', (text, letter) => expect(emailAdvice(text)).toContain(letter))
  test.each(['javascript:alert(1)', 'example.org', 'https://nowhere', 'mailto:a@b.org', 'x'])('the link "%s"', (text) =>
    expect(linkAdvice(text)).toBeDefined(),
  )
  test.each([
    '31/02/2020-x',
    '31/02/2020-01/03/2020',
    '2012',
    '01/01/2012',
    '00/01/2012-01/02/2012',
    '01/01/0012-31/12/0012',
  ])('the time "%s"', (text) => expect(periodAdvice(text)).toMatch(/01\/01\/2012-31\/12\/2012/))
  test('a period that ends before it begins', () =>
    expect(periodAdvice('31/12/2012-01/01/2012')).toBe('The end is before the beginning.'))
  test.each(['0', 'six', '-1', '1.5', '1,5', '240'])('the months "%s"', (text) =>
    expect(monthsAdvice(text)).toBeDefined(),
  )
  test.each(['2O15', '15', '20155', '2027', '1066'])('the year "%s"', (text) =>
    expect(yearAdvice?.(text)).toBeDefined(),
  )
  test.each(['2020-02-01', '2026-11-19', '2028-11-21'])('a leave from "%s"', (text) =>
    expect(leaveStartAdvice?.(text)).toBeDefined(),
  )
  test.each(['750000,00', '1.250'])('the amount "%s"', (text) => expect(amountAdvice(text)).toMatch(/1,250,000/))
  test.each(['12.50', '-5', 'Rs 500', '१२'])('the amount "%s" in a row', (text) =>
    expect(rowAmountAdvice?.(text)).toBe('Whole rupees, such as 1,250,000.'),
  )
  test.each(['abc', '1234', 'ext. 23'])('the phone number "%s"', (text) =>
    expect(phoneAdvice(text)).toMatch(/077 123 4567/),
  )
})

test('a warning about a form names the field', () => {
  const form = {
    ...makeEmptyForm(),
    email: 'nonsense',
    year: '2O15',
    publication2: 'javascript:alert(1)',
    grantRows: [makeEmptyRow('grantRows'), { ...makeEmptyRow('grantRows'), period: '31/02/2020-x' }],
    reviewers: makeEmptyForm().reviewers.map((named, index) => (index === 2 ? { ...named, email: 'x' } : named)),
  }
  expect(formatWarnings(form, TODAY).map(({ step, field, label }) => [step, field, label])).toEqual([
    ['profile', 'email', 'Email'],
    ['profile', 'year', 'Year'],
    ['project', 'grantRows.1.period', 'Duration period, grant row 2'],
    ['project', 'publication2', 'Publication link 2'],
    ['reviewers', 'reviewers.2.email', 'Reviewer 3 Email'],
  ])
  expect(formatWarnings(makeEmptyForm(), TODAY)).toEqual([])
})

test('a leave has a warning only if it is shown', () => {
  const leave = { ...makeEmptyForm(), leaveDate: '2020-02-01', leaveDuration: '240' }
  const labels = (leaveRequested: string) =>
    formatWarnings({ ...leave, leaveRequested }, TODAY).map(({ label }) => label)
  expect(labels('yes')).toEqual(['Leave start date', 'Leave duration in months'])
  expect(labels('no')).toEqual([])
})

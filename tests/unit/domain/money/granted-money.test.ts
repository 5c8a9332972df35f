import { expect, test } from 'vitest'
import { getMoneyByYear } from '@/domain/money/granted-money'

const grant = (applicationId: string, year: number) => ({ applicationId, year })

test('grants are added up by year, the newest first, beside the budget', () => {
  const amounts = new Map([
    ['1', '1,000,000.10'],
    ['2', '500000.20'],
    ['3', '250000'],
  ])
  const money = getMoneyByYear([grant('3', 2025), grant('1', 2026), grant('2', 2026)], amounts, {
    2026: '4,000,000',
    2024: 'none',
  })
  expect(money).toEqual([
    {
      year: 2026,
      granted: 1_500_000.3,
      grants: 2,
      known: 2,
      unreadable: [],
      isComplete: true,
      budget: 4_000_000,
      left: 2_499_999.7,
    },
    {
      year: 2025,
      granted: 250_000,
      grants: 1,
      known: 1,
      unreadable: [],
      isComplete: true,
      budget: undefined,
      left: undefined,
    },
  ])
})

test('an unread grant is unknown, and one without a number is named', () => {
  const amounts = new Map([
    ['1', 'as agreed'],
    ['2', ''],
    ['3', '10'],
  ])
  const [year] = getMoneyByYear(
    ['1', '2', '3', '4'].map((id) => grant(id, 2026)),
    amounts,
    {},
  )
  expect(year).toMatchObject({ granted: 10, grants: 4, known: 1, isComplete: false, unreadable: ['1', '2'] })
})

test('a year with a budget and without a grant is named', () => {
  expect(getMoneyByYear([], new Map(), { 2026: '5' })).toEqual([
    { year: 2026, granted: 0, grants: 0, known: 0, unreadable: [], isComplete: true, budget: 5, left: 5 },
  ])
})

import { expect, test } from 'vitest'
import { applicationsByYear, STATUS_KINDS } from '@/domain/status/applications-by-year'
import { FILTER_CHOICES, STATUS, STATUS_ROWS, type Status } from '@/domain/status/status'

const application = (status: Status, submittedDate: string | null) => ({ status, submittedDate })

const countsOf = ({ counts }: ReturnType<typeof applicationsByYear>[number]) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ kind, count }) => [kind.label, count]))

test('the kinds are every status the council sees, rejections after the others, and Pending last', () => {
  const labels = STATUS_KINDS.map(({ label }) => label)
  const seen = Object.values(STATUS_ROWS).filter(({ label }) => label !== STATUS_ROWS[STATUS.draft].label)
  expect(new Set(labels)).toEqual(new Set(seen.map(({ label }) => label)))
  expect(labels.slice(0, 4)).toEqual(['Submitted', 'Shortlisted', 'Approved', 'Granted'])
  expect(labels.slice(-3)).toEqual(['Rejected', 'Deny', 'Pending'])
})

test('each kind links to the choice that finds exactly it', () => {
  for (const { label, choice } of STATUS_KINDS) {
    if (choice === undefined) continue
    expect(FILTER_CHOICES).toHaveProperty(choice)
    const found = Object.values(STATUS_ROWS).filter(({ foundBy }) => foundBy.some((one) => one === choice))
    expect(new Set(found.map((row) => row.label))).toEqual(new Set([label]))
  }
  expect(STATUS_KINDS.filter(({ choice }) => choice === undefined).map(({ label }) => label)).toEqual(['Pending'])
})

test('applications are counted by status per year, the newest first', () => {
  const rows = applicationsByYear([
    application('1', '2025-02-01'),
    application('5.1', '2026-01-01 00:10:00'),
    application('2.2', '2026-03-01'),
    application('3.2', '2026-03-02'),
  ])
  expect(rows.map(({ year, total }) => [year, total])).toEqual([
    [2026, 3],
    [2025, 1],
  ])
  expect(rows.map(countsOf)).toEqual([{ Granted: 1, Rejected: 2 }, { Submitted: 1 }])
})

test('an application without a date is counted separately, after every year', () => {
  const rows = applicationsByYear([
    application('1', null),
    application('unknown', 'soon'),
    application('1', '2024-02-01'),
  ])
  expect(rows.map(({ year }) => year)).toEqual([2024, undefined])
  expect(rows.map(countsOf)).toEqual([{ Submitted: 1 }, { Submitted: 1, Pending: 1 }])
})

test('without applications there is no year', () => {
  expect(applicationsByYear([])).toEqual([])
})

test('years that are asked for are returned even without applications', () => {
  const rows = applicationsByYear([application('1', '2025-02-01'), application('1', '2023-02-01')], [2026, 2025])
  expect(rows.map(({ year, total }) => [year, total])).toEqual([
    [2026, 0],
    [2025, 1],
  ])
})

import { describe, expect, it, vi } from 'vitest'
import { PAGES } from '@/app/routes'
import { callersOf } from '@/domain/people/roles'
import { contractRows } from '@/contract'
import { main } from '@conformance/main-with-mock'
import type { Summary } from '@conformance/report/summary'
import type { StepResult } from '@conformance/run-suite'
import { SCREEN_TITLES, findScreens } from '@conformance/screens'
import { suite } from '@conformance/suite'

/** Steps graded `mend`, because the mock has habits of the legacy host by default. */
const HABITS = [
  'submitReview2: a mark of 0 is a mark',
  'submitReview3: one that nobody asked for is refused, or kept',
  'submitBudget: is refused without a grant',
  'submitProgressReport: is refused without a grant',
]

/** The contract lets anybody make these calls, so the mock cannot refuse them. */
const isDoor = (title: string): boolean => title === 'a visitor is refused'

const printing = vi.spyOn(console, 'log').mockReturnValue()
const exitCode = await main(['--json'])
const reports = JSON.parse(String(printing.mock.calls[0]?.[0])) as (Summary & { steps: StepResult[] })[] // As --json prints it.
printing.mockRestore()

it('finds nothing on the mock that breaks', () => {
  expect(exitCode).toBe(0)
  expect(reports).toHaveLength(2)
})

describe.each(reports)('$host', ({ verdict: answer, steps }) => {
  it('works, with the open doors and habits of the legacy host', () => {
    expect(answer).toBe('Works. Do not open it to the internet yet: 4 critical doors and 1 other. 3 things to mend.')
  })

  it.each(steps)('$call: $tries', ({ call, title, grade }) => {
    expect(grade).toBe(isDoor(title) ? 'vulnerability' : HABITS.includes(`${call}: ${title}`) ? 'warning' : 'passed')
  })
})

it('makes every call of the contract as a permitted role', () => {
  const made = new Set(suite.filter(({ isProbe }) => !isProbe).map(({ call }) => call))
  expect(contractRows.map(([call]) => call).filter((call) => !made.has(call))).toEqual([])
})

it('tries every protected call as a role that may not make it', () => {
  const tried = new Set(
    suite.filter(({ isProbe, title }) => isProbe && title.startsWith('nobody')).map(({ call }) => call),
  )
  const guarded = contractRows.filter(([, { action }]) => !callersOf(action).includes('visitor'))
  expect(guarded.map(([call]) => call).filter((call) => !tried.has(call))).toEqual([])
})

it('names screens by their titles in the portal', () => {
  const titles = PAGES.map(({ title }) => title)
  expect(SCREEN_TITLES.filter((screen) => !titles.includes(screen))).toEqual(['every page that needs a log-in'])
})

it('names a screen for every call', () => {
  expect(contractRows.map(([call]) => call).filter((call) => findScreens(call).length === 0)).toEqual([])
})

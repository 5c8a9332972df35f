import { describe, expect, it, vi } from 'vitest'
import { PAGES } from '@/app/routes'
import { callersOf } from '@/domain/people/permissions'
import { contractRows } from '@/contract'
import { main } from '@conformance/main-with-mock'
import type { Summary } from '@conformance/report/summary'
import type { StepResult } from '@conformance/run-suite'
import { SCREEN_TITLES, findScreens } from '@conformance/screens'
import { suite } from '@conformance/suite'

/** Steps graded `warning`, because the mock has habits of the legacy host by default. */
const STEPS_WITH_WARNINGS = [
  'submitReview2: accepts a mark of 0',
  'submitReview3: an uninvited review is refused or stored',
  'submitBudget: is refused without a grant',
  'submitProgressReport: is refused without a grant',
]

/** The contract lets anybody make these calls, so the mock cannot refuse them. No host shows whether e-mails arrive. */
const OTHER_GRADES: Readonly<Record<string, string>> = {
  'a visitor is refused': 'vulnerability',
  'e-mails arrive': 'skipped',
}

const log = vi.spyOn(console, 'log').mockReturnValue()
const exitCode = await main(['--json'])
const reports = JSON.parse(String(log.mock.calls[0]?.[0])) as (Summary & { steps: StepResult[] })[] // As --json prints it.
log.mockRestore()

it('finds no failure on the mock', () => {
  expect(exitCode).toBe(0)
  expect(reports).toHaveLength(2)
})

describe.each(reports)('$host', ({ verdict, steps }) => {
  it('works, with the open calls and habits of the legacy host', () => {
    expect(verdict).toBe(
      'Works. No vulnerabilities. 3 warnings. Before it is on the internet, protect 5 calls left open by the contract, 4 of them critical.',
    )
  })

  it.each(steps)('$call: $title', ({ call, title, grade }) => {
    const expected = STEPS_WITH_WARNINGS.includes(`${call}: ${title}`) ? 'warning' : 'passed'
    expect(grade).toBe(OTHER_GRADES[title] ?? expected)
  })
})

it('makes every call of the contract as a permitted role', () => {
  const permittedCalls = new Set(suite.filter(({ isProbe }) => !isProbe).map(({ call }) => call))
  expect(contractRows.map(([call]) => call).filter((call) => !permittedCalls.has(call))).toEqual([])
})

it('tries every protected call as a role that may not make it', () => {
  const probedCalls = new Set(
    suite.filter(({ isProbe, title }) => isProbe && title === 'a missing log-in is reported').map(({ call }) => call),
  )
  const guarded = contractRows.filter(([, { action }]) => !callersOf(action).includes('visitor'))
  expect(guarded.map(([call]) => call).filter((call) => !probedCalls.has(call))).toEqual([])
})

it('names screens by their titles in the portal', () => {
  const titles = PAGES.map(({ title }) => title)
  expect(SCREEN_TITLES.filter((screen) => !titles.includes(screen))).toEqual(['every page that needs a log-in'])
})

it('names a screen for every call', () => {
  expect(contractRows.map(([call]) => call).filter((call) => findScreens(call).length === 0)).toEqual([])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformance, exitCodeOf, isTried, type Result } from '@conformance/conformance'
import { realHost } from '@conformance/host'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'

/** Remarks that the PHP host earns by behaving as the legacy host. */
const HABITS = [
  'mend: submitApplication: a submitted application is not submitted again',
  'mend: submitReview3: one that nobody asked for is refused, or kept',
  'mend: submitReview2: a mark of 0 is a mark',
  'mend: submitBudget: is refused without a grant',
  'mend: submitProgressReport: is refused without a grant',
]

const logIn = (name: string) => ({ email: `${name}@demo.urc`, password: 'demo1234' })

describe.skipIf(findPhp() === null)('the PHP host of the tests', () => {
  let host: Awaited<ReturnType<typeof startPhpHost>>
  let result: Result
  beforeAll(async () => {
    host = await startPhpHost()
    const people = { Applicant: logIn('applicant'), Admin: logIn('admin'), urc: logIn('urc') }
    const tried = await conformance(realHost({ address: host.address, write: true, people }), {})
    if (!isTried(tried)) throw new Error(tried.wrong)
    result = tried
  })
  afterAll(() => host.stop())

  it('is ready to go live, apart from its habits', () => {
    const { run, summary } = result
    const remarks = run.lines.filter(({ grade }) => grade === 'mend' || grade === 'breaks')
    expect(remarks.map(({ grade, call, tries }) => `${grade}: ${call}: ${tries}`)).toEqual(HABITS)
    expect(summary.canGoLive).toBe(true)
    expect(summary.answer).toMatch(/^Works\. Do not open it to the internet yet: 4 critical doors/)
    expect(exitCodeOf([result], false)).toBe(0)
  })
})

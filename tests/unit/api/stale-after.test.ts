import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { invalidateAfter, callQuery } from '@/api/query'
import { findStaleCalls } from '@/wire/client/stale-calls'
import { contract, contractRows } from '@/contract'
import { scriptedClient } from './scripted-client'

describe('what a call makes stale', () => {
  it.each([
    ['setApplicationDates', ['getApplicationDates']],
    ['uploadCriteria', ['listCriteria', 'downloadCriteria', 'downloadCriteriaAsReviewer1']],
    [
      'shortlistOrReject',
      ['listApplications', 'listApplicationsToShortlist', 'listApprovals', 'listSubmittedApplications', 'getDetails'],
    ],
    ['decideBudget', ['listBudgets', 'downloadBudget', 'getDetails']],
    [
      'deleteApplication',
      ['listSubmittedApplications', 'listApplications', 'listApprovedApplications', 'listReviewers', 'listAgreements'],
    ],
    ['submitProgressReport', ['checkFileExistence', 'downloadProgressReport']],
    ['decideAsHod', ['listApprovals', 'listApprovedApplications', 'getDetails']],
    ['submitReview1', ['listReviewers', 'listApprovedApplications', 'downloadEvaluationReport']],
  ] as const)('%s: %j among others', (changing, stale) => {
    expect(findStaleCalls(contract, changing)).toEqual(expect.arrayContaining([...stale]))
  })

  it('never includes unrelated calls', () => {
    expect(findStaleCalls(contract, 'decideBudget')).not.toContain('listCriteria')
    expect(findStaleCalls(contract, 'setApplicationDates')).not.toContain('listApplications')
  })

  it('is nothing after a call that only reads', () => {
    const reading = contractRows.filter(([, { changes }]) => changes.length === 0)
    expect(reading.flatMap(([call]) => findStaleCalls(contract, call))).toEqual([])
  })

  it('is refetched, and nothing else is', async () => {
    const { client } = scriptedClient(['[]'])
    const queries = new QueryClient()
    await queries.fetchQuery(callQuery(client, 'listBudgets', {}))
    await queries.fetchQuery(callQuery(client, 'listApplications', {}))
    await invalidateAfter(queries, 'decideBudget')
    expect(queries.getQueryState(['listBudgets', {}])?.isInvalidated).toBe(true)
    expect(queries.getQueryState(['listApplications', {}])?.isInvalidated).toBe(false)
  })
})

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery, type ListCall } from '@/api/lists'
import { useServices } from '@/api/services'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { budgetWork, countWaiting, decisionWork, shortlistingWork, type Work } from '@/domain/council/to-do'
import { useApprovalWork, useReviewWork } from './use-invitation-work'

const LISTS = [
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listApprovedApplications',
  'listBudgets',
] as const satisfies readonly ListCall[]

/** Milliseconds. */
const FRESH_FOR = 2 * 60_000

/**
 * Returns counts by path of the list. Work that takes a call for each row is counted on the dashboard only.
 * @param fetches whether unknown lists may be fetched
 */
export function useToDoCounts(role: CouncilRole, fetches: boolean): ReadonlyMap<string, number> {
  useListsInTurn(fetches)
  const pages = COUNCIL_PAGES[role]
  const counts: readonly (readonly [path: string, count: number | undefined])[] = [
    [paths.orderApplications, count(shortlistingWork, useCachedList('listApplicationsToShortlist'))],
    [paths.requestApproval, count(useApprovalWork(), useCachedList('listApprovals'))],
    [paths.sendReviewers, count(useReviewWork(), useCachedList('listReviewers'))],
    [pages.approvedApplications, count(decisionWork, useCachedList('listApprovedApplications'))],
    [pages.approveBudget, count(budgetWork, useCachedList('listBudgets'))],
  ]
  return new Map(counts.flatMap(([path, found]) => (found === undefined ? [] : [[path, found]])))
}

const count = <Row>(work: readonly Work<Row>[], rows: readonly Row[] | undefined): number | undefined =>
  rows && countWaiting(work, rows)

/** Reads the list from the cache. A list that becomes stale is fetched again on the next page only. */
function useCachedList<Name extends (typeof LISTS)[number]>(call: Name) {
  const { client } = useServices()
  return useQuery({ ...listQuery(client, call), enabled: false }).data
}

/** Fetches one list at a time: a host that serializes the calls of a session would otherwise delay the page's own. */
function useListsInTurn(fetches: boolean): void {
  const { client, queries } = useServices()
  useEffect(() => {
    if (!fetches) return
    let isLeft = false
    const readAll = async () => {
      for (const call of LISTS) {
        if (isLeft) return
        const query = listQuery(client, call)
        // A failed list has no count; its own screen shows the reason and a retry.
        if (queries.getQueryState(query.queryKey)?.status === 'error') continue
        await queries.fetchQuery({ ...query, staleTime: FRESH_FOR }).catch(() => null)
      }
    }
    void readAll()
    return () => {
      isLeft = true
    }
  }, [fetches, client, queries])
}

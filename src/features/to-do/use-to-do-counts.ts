import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { budgetWork, countRowsWithWork, decisionWork, shortlistingWork, type Work } from '@/domain/council/to-do'
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

/** Returns counts by path of the list. Only the dashboard counts work that needs a call for each row. */
export function useToDoCounts(role: CouncilRole): ReadonlyMap<string, number> {
  const pages = COUNCIL_PAGES[role]
  const counts: readonly (readonly [path: string, count: number | undefined])[] = [
    [paths.orderApplications, useCount('listApplicationsToShortlist', shortlistingWork)],
    [paths.requestApproval, useCount('listApprovals', useApprovalWork())],
    [paths.sendReviewers, useCount('listReviewers', useReviewWork())],
    [pages.approvedApplications, useCount('listApprovedApplications', decisionWork)],
    [pages.approveBudget, useCount('listBudgets', budgetWork)],
  ]
  return new Map(counts.flatMap(([path, found]) => (found === undefined ? [] : [[path, found]])))
}

/** Counts the rows in the cache. Memoized by rows and work. A stale list is refetched on the next page. */
function useCount<Name extends (typeof LISTS)[number]>(call: Name, work: readonly Work<ListedRow<Name>>[]) {
  const { client } = useServices()
  const rows: readonly ListedRow<Name>[] | undefined = useQuery({ ...listQuery(client, call), enabled: false }).data
  return useMemo(() => rows && countRowsWithWork(work, rows), [work, rows])
}

/**
 * Fetches the counted lists, one at a time: a host that serializes calls would otherwise delay those of the page.
 * @param fetches whether unknown lists may be fetched
 */
export function useListsInTurn(fetches: boolean): void {
  const { client, queries } = useServices()
  useEffect(() => {
    if (!fetches) return
    let isUnmounted = false
    const readAll = async () => {
      for (const call of LISTS) {
        if (isUnmounted) return
        const query = listQuery(client, call)
        // A failed list has no count. The screen of the list shows the reason and a retry.
        if (queries.getQueryState(query.queryKey)?.status === 'error') continue
        await queries.fetchQuery({ ...query, staleTime: FRESH_FOR }).catch(() => null)
      }
    }
    void readAll()
    return () => {
      isUnmounted = true
    }
  }, [fetches, client, queries])
}

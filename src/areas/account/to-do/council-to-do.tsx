import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { useApprovalWork, useReviewWork } from '@/features/to-do/use-invitation-work'
import { useMissingAgreements, useMissingAwardLetters, useMissingReports } from '@/features/to-do/use-missing'
import {
  makeAgreementWork,
  makeAwardLetterWork,
  budgetWork,
  countWork,
  decisionWork,
  shortlistingWork,
  makeReportWork,
} from '@/domain/council/to-do'
import { listStateOf, scannedListState } from '@/features/to-do/use-row-scan'
import { Skeleton } from '@/ui/skeleton'
import { useReadyOrTimeout } from './use-ready-or-timeout'
import { WorkCard, type WorkCardProps } from './work-card'
import type { Elements } from '@/ui/elements'

interface Card {
  readonly title: string
  readonly isPending: boolean
  readonly isCounted: boolean
  /** Whether all rows were counted and none waits. */
  readonly isIdle: boolean
  readonly render: (isReserved: boolean) => Elements
}

/** Counts again only if rows or work change, because each finding of a scan renders all cards. */
function useCard<Row>(props: Omit<WorkCardProps<Row>, 'counts'>): Card {
  const { title, list, work } = props
  const { rows, error, counting, left = 0 } = list
  const isCounted = rows !== undefined && !error && !counting
  const counts = useMemo(() => (isCounted ? countWork(work, rows) : []), [isCounted, work, rows])
  return {
    title,
    isPending: rows === undefined && !error,
    isCounted,
    isIdle: isCounted && left === 0 && counts.length === 0,
    render: (isReserved) => <WorkCard key={title} {...props} counts={counts} isReserved={isReserved} />,
  }
}

interface CouncilToDoProps {
  role: CouncilRole
  /** Content below the list. Shown with its cards, because their height is unknown until then. */
  children: Elements
}

export function CouncilToDo({ role, children }: CouncilToDoProps) {
  const cards = useCards(role)
  // Until then, no card moves when a list arrives.
  const areCardsShown = useReadyOrTimeout(!cards.some(({ isPending }) => isPending))
  return (
    <>
      <section aria-labelledby="to-do" className="no-print mb-8">
        <h2 id="to-do" className="mb-2 text-xl">
          To do
        </h2>
        {areCardsShown ? <Cards cards={cards} /> : <Skeleton />}
      </section>
      {areCardsShown && children}
    </>
  )
}

/** Shows the cards with waiting rows. A shown card keeps its place when it becomes idle. */
function Cards({ cards }: { cards: readonly Card[] }) {
  const [initialCards] = useState(() => new Map(cards.map((card) => [card.title, card])))
  const shownCards = cards.filter(({ title, isIdle }) => !isIdle || !initialCards.get(title)?.isIdle)
  if (shownCards.length === 0) return <p className="text-ink-soft">Nothing waits.</p>
  return (
    <ul className="gap-x-8 sm:columns-2 xl:columns-3">
      {shownCards.map(({ title, render }) => render(!initialCards.get(title)?.isCounted))}
    </ul>
  )
}

/** Returns the cards in workflow order. */
function useCards(role: CouncilRole): Card[] {
  const pages = COUNCIL_PAGES[role]
  const { client } = useServices()
  const newApplicationList = listStateOf(useQuery(callQuery(client, 'listApplicationsToShortlist', {})))
  const approvalList = listStateOf(useQuery(callQuery(client, 'listApprovals', {})))
  const reviewList = listStateOf(useQuery(callQuery(client, 'listReviewers', {})))
  const approvedList = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const missingAwardLetters = useMissingAwardLetters(approvedList.rows)
  const agreementList = listStateOf(useQuery(callQuery(client, 'listAgreements', {})))
  const missingAgreements = useMissingAgreements(agreementList.rows)
  const budgetList = listStateOf(useQuery(callQuery(client, 'listBudgets', {})))
  const reportList = listStateOf(useQuery(callQuery(client, 'listProgressReports', {})))
  const missingReports = useMissingReports(reportList.rows)
  return [
    useCard({
      title: 'New applications',
      path: paths.orderApplications,
      list: newApplicationList,
      work: shortlistingWork,
    }),
    useCard({ title: 'HOD and Dean', path: paths.requestApproval, list: approvalList, work: useApprovalWork() }),
    useCard({ title: 'Reviewers', path: paths.sendReviewers, list: reviewList, work: useReviewWork() }),
    useCard({ title: 'Decisions', path: pages.approvedApplications, list: approvedList, work: decisionWork }),
    useCard({
      title: 'Award letters',
      path: pages.approvedApplications,
      list: scannedListState(approvedList, missingAwardLetters),
      work: makeAwardLetterWork(missingAwardLetters.found),
    }),
    useCard({
      title: 'Agreements',
      path: paths.requestAgreement,
      list: scannedListState(agreementList, missingAgreements),
      work: makeAgreementWork(missingAgreements.found),
    }),
    useCard({ title: 'Budgets', path: pages.approveBudget, list: budgetList, work: budgetWork }),
    useCard({
      title: 'Progress reports',
      path: pages.requestReport,
      list: scannedListState(reportList, missingReports),
      work: makeReportWork(missingReports.found),
    }),
  ]
}

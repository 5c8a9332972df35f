import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
  countRowsWithWork,
  decisionWork,
  shortlistingWork,
  makeReportWork,
} from '@/domain/council/to-do'
import { listStateOf, scannedListState } from '@/features/to-do/use-row-scan'
import { classNames } from '@/lib/class-names'
import { Skeleton } from '@/ui/skeleton'
import { cardStyle, noteStyle, CardPlaceholder, WorkCard, type WorkCardProps } from './work-card'
import type { Elements } from '@/ui/elements'

/** Milliseconds after which the cards are shown without the remaining lists. Until then, none moves when a list arrives. */
const MAX_LIST_WAIT = 2_000

const GRID = 'grid content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4'

interface Card {
  readonly title: string
  readonly isPending: boolean
  /** Whether all rows were counted and none waits. */
  readonly isIdle: boolean
  readonly element: Elements
  readonly placeholder: Elements
}

function createCard<Row>(props: WorkCardProps<Row>): Card {
  const { title, list, work } = props
  const { rows, error, counting, left = 0 } = list
  const isCounted = rows !== undefined && !error && !counting && left === 0
  return {
    title,
    isPending: rows === undefined && !error,
    isIdle: isCounted && countRowsWithWork(work, rows) === 0,
    element: <WorkCard key={title} {...props} />,
    placeholder: <CardPlaceholder key={title} {...props} />,
  }
}

export function CouncilToDo({ role }: { role: CouncilRole }) {
  const cards = useCards(role)
  const [areCardsShown, setCardsShown] = useState(false)
  if (!areCardsShown && !cards.some(({ isPending }) => isPending)) setCardsShown(true)
  useEffect(() => {
    const timer = setTimeout(() => setCardsShown(true), MAX_LIST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid *:[grid-area:1/1]">
      <ul aria-hidden className={classNames(GRID, 'invisible')}>
        {cards.map(({ placeholder }) => placeholder)}
      </ul>
      {areCardsShown ? <Cards cards={cards} /> : <Skeleton />}
    </div>
  )
}

/** Shows the cards with waiting rows, then lists the idle titles. A shown card keeps its place when it becomes idle. */
function Cards({ cards }: { cards: readonly Card[] }) {
  const [initiallyIdleTitles] = useState(() => cards.filter(({ isIdle }) => isIdle).map(({ title }) => title))
  const staysIdle = ({ isIdle, title }: Card) => isIdle && initiallyIdleTitles.includes(title)
  const idleTitles = cards.filter(staysIdle).map(({ title }) => title)
  return (
    <ul className={GRID}>
      {cards.filter((card) => !staysIdle(card)).map(({ element }) => element)}
      {idleTitles.length > 0 && (
        <li className={cardStyle}>
          <p className={noteStyle}>
            {idleTitles.length === cards.length ? 'Nothing waits.' : `Nothing waits: ${idleTitles.join(', ')}.`}
          </p>
        </li>
      )}
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
    createCard({
      title: 'New applications',
      path: paths.orderApplications,
      list: newApplicationList,
      work: shortlistingWork,
    }),
    createCard({ title: 'HOD and Dean', path: paths.requestApproval, list: approvalList, work: useApprovalWork() }),
    createCard({ title: 'Reviewers', path: paths.sendReviewers, list: reviewList, work: useReviewWork() }),
    createCard({ title: 'Decisions', path: pages.approvedApplications, list: approvedList, work: decisionWork }),
    createCard({
      title: 'Award letters',
      path: pages.approvedApplications,
      list: scannedListState(approvedList, missingAwardLetters),
      work: makeAwardLetterWork(missingAwardLetters.found),
      isScanned: true,
    }),
    createCard({
      title: 'Agreements',
      path: paths.requestAgreement,
      list: scannedListState(agreementList, missingAgreements),
      work: makeAgreementWork(missingAgreements.found),
      isScanned: true,
    }),
    createCard({ title: 'Budgets', path: pages.approveBudget, list: budgetList, work: budgetWork }),
    createCard({
      title: 'Progress reports',
      path: pages.requestReport,
      list: scannedListState(reportList, missingReports),
      work: makeReportWork(missingReports.found),
      isScanned: true,
    }),
  ]
}

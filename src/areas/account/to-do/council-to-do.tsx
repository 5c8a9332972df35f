import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { useApprovalWork, useReviewWork } from '@/features/to-do/use-invitation-work'
import { useMissingAgreements, useMissingAwardLetters, useMissingReports } from '@/features/to-do/use-missing'
import {
  agreementWork,
  awardLetterWork,
  budgetWork,
  countWaiting,
  decisionWork,
  shortlistingWork,
  reportWork,
} from '@/domain/council/to-do'
import { listStateOf, scannedListState } from '@/features/to-do/use-row-scan'
import { classNames } from '@/lib/class-names'
import { Skeleton } from '@/ui/skeleton'
import { cardLook, noteLook, ReservedCard, WorkCard, type WorkCardProps } from './work-card'
import type { Elements } from '@/ui/elements'

/** How long the lists wait for each other, in milliseconds, so that no card moves when the next list arrives. */
const PATIENCE = 2_000

const GRID = 'grid content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4'

interface Card {
  readonly title: string
  readonly isPending: boolean
  /** Whether nothing waits, which is certain. */
  readonly isIdle: boolean
  readonly shown: Elements
  readonly reserved: Elements
}

function cardOf<Row>(props: WorkCardProps<Row>): Card {
  const { title, list, work } = props
  const { rows, error, counting, left = 0 } = list
  const isCounted = rows !== undefined && !error && !counting && left === 0
  return {
    title,
    isPending: rows === undefined && !error,
    isIdle: isCounted && countWaiting(work, rows) === 0,
    shown: <WorkCard key={title} {...props} />,
    reserved: <ReservedCard key={title} {...props} />,
  }
}

export function CouncilToDo({ role }: { role: CouncilRole }) {
  const cards = useCards(role)
  const [isShown, setShown] = useState(false)
  if (!isShown && !cards.some(({ isPending }) => isPending)) setShown(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid *:[grid-area:1/1]">
      <ul aria-hidden className={classNames(GRID, 'invisible')}>
        {cards.map(({ reserved }) => reserved)}
      </ul>
      {isShown ? <Cards cards={cards} /> : <Skeleton />}
    </div>
  )
}

/** Shows what waits, and names the rest at the end. A card that is shown keeps its place. */
function Cards({ cards }: { cards: readonly Card[] }) {
  const [idleAtFirst] = useState(() => cards.filter(({ isIdle }) => isIdle).map(({ title }) => title))
  const isRest = ({ isIdle, title }: Card) => isIdle && idleAtFirst.includes(title)
  const rest = cards.filter(isRest).map(({ title }) => title)
  return (
    <ul className={GRID}>
      {cards.filter((card) => !isRest(card)).map(({ shown }) => shown)}
      {rest.length > 0 && (
        <li className={cardLook}>
          <p className={noteLook}>
            {rest.length === cards.length ? 'Nothing waits.' : `Nothing waits: ${rest.join(', ')}.`}
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
  const toOrder = listStateOf(useQuery(callQuery(client, 'listApplicationsToShortlist', {})))
  const approvals = listStateOf(useQuery(callQuery(client, 'listApprovals', {})))
  const reviews = listStateOf(useQuery(callQuery(client, 'listReviewers', {})))
  const approved = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const letters = useMissingAwardLetters(approved.rows)
  const agreed = listStateOf(useQuery(callQuery(client, 'listAgreements', {})))
  const agreements = useMissingAgreements(agreed.rows)
  const budgets = listStateOf(useQuery(callQuery(client, 'listBudgets', {})))
  const running = listStateOf(useQuery(callQuery(client, 'listProgressReports', {})))
  const reports = useMissingReports(running.rows)
  return [
    cardOf({ title: 'New applications', path: paths.orderApplications, list: toOrder, work: shortlistingWork }),
    cardOf({ title: 'HOD and Dean', path: paths.requestApproval, list: approvals, work: useApprovalWork() }),
    cardOf({ title: 'Reviewers', path: paths.sendReviewers, list: reviews, work: useReviewWork() }),
    cardOf({ title: 'Decisions', path: pages.approvedApplications, list: approved, work: decisionWork }),
    cardOf({
      title: 'Award letters',
      path: pages.approvedApplications,
      list: scannedListState(approved, letters),
      work: awardLetterWork(letters.found),
      looksThrough: true,
    }),
    cardOf({
      title: 'Agreements',
      path: paths.requestAgreement,
      list: scannedListState(agreed, agreements),
      work: agreementWork(agreements.found),
      looksThrough: true,
    }),
    cardOf({ title: 'Budgets', path: pages.approveBudget, list: budgets, work: budgetWork }),
    cardOf({
      title: 'Progress reports',
      path: pages.requestReport,
      list: scannedListState(running, reports),
      work: reportWork(reports.found),
      looksThrough: true,
    }),
  ]
}

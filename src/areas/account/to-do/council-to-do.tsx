import { useQuery } from '@tanstack/react-query'
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
  decisionWork,
  shortlistingWork,
  reportWork,
} from '@/domain/council/to-do'
import { listStateOf, scannedListState } from '@/features/to-do/list-state'
import { WorkCard } from './work-card'

/** Cards in workflow order. */
export function CouncilToDo({ role }: { role: CouncilRole }) {
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
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <WorkCard title="New applications" path={paths.orderApplications} list={toOrder} work={shortlistingWork} />
      <WorkCard title="HOD and Dean" path={paths.requestApproval} list={approvals} work={useApprovalWork()} />
      <WorkCard title="Reviewers" path={paths.sendReviewers} list={reviews} work={useReviewWork()} />
      <WorkCard title="Decisions" path={pages.approvedApplications} list={approved} work={decisionWork} />
      <WorkCard
        title="Award letters"
        path={pages.approvedApplications}
        list={scannedListState(approved, letters)}
        work={awardLetterWork(letters.found)}
        looksThrough
      />
      <WorkCard
        title="Agreements"
        path={paths.requestAgreement}
        list={scannedListState(agreed, agreements)}
        work={agreementWork(agreements.found)}
        looksThrough
      />
      <WorkCard title="Budgets" path={pages.approveBudget} list={budgets} work={budgetWork} />
      <WorkCard
        title="Progress reports"
        path={pages.requestReport}
        list={scannedListState(running, reports)}
        work={reportWork(reports.found)}
        looksThrough
      />
    </ul>
  )
}

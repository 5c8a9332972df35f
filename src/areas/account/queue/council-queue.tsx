import { useQuery } from '@tanstack/react-query'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { DESKS, type DeskRole } from '@/app/desks'
import { paths } from '@/app/paths'
import { useApprovalWork, useReviewWork } from '@/features/work-queue/use-mail-work'
import { useMissingAgreements, useMissingLetters, useMissingReports } from '@/features/work-queue/use-missing'
import { agreementWork, awardLetterWork, budgetWork, decisionWork, orderingWork, reportWork } from '@/domain/work-queue'
import { feedOf, feedThrough } from './feed'
import { WorkCard } from './work-card'

/** What waits for the council, in the order of an application's life; each count leads to the rows it counted. */
export function CouncilQueue({ role }: { role: DeskRole }) {
  const desk = DESKS[role]
  const { client } = usePortal()
  const toOrder = feedOf(useQuery(queryOf(client, 'listApplicationsToOrder', {})))
  const approvals = feedOf(useQuery(queryOf(client, 'listApprovals', {})))
  const reviews = feedOf(useQuery(queryOf(client, 'listReviewers', {})))
  const approved = feedOf(useQuery(queryOf(client, 'listApprovedApplications', {})))
  const letters = useMissingLetters(approved.rows)
  const agreed = feedOf(useQuery(queryOf(client, 'listAgreements', {})))
  const agreements = useMissingAgreements(agreed.rows)
  const budgets = feedOf(useQuery(queryOf(client, 'listBudgets', {})))
  const running = feedOf(useQuery(queryOf(client, 'listProgressReports', {})))
  const reports = useMissingReports(running.rows)
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <WorkCard title="New applications" path={paths.orderApplications} feed={toOrder} work={orderingWork} />
      <WorkCard title="HOD and Dean" path={paths.requestApproval} feed={approvals} work={useApprovalWork()} />
      <WorkCard title="Reviewers" path={paths.sendReviewers} feed={reviews} work={useReviewWork()} />
      <WorkCard title="Decisions" path={desk.approvedApplications} feed={approved} work={decisionWork} />
      <WorkCard
        title="Award letters"
        path={desk.approvedApplications}
        feed={feedThrough(approved, letters)}
        work={awardLetterWork(letters.found)}
        looksThrough
      />
      <WorkCard
        title="Agreements"
        path={paths.requestAgreement}
        feed={feedThrough(agreed, agreements)}
        work={agreementWork(agreements.found)}
        looksThrough
      />
      <WorkCard title="Budgets" path={desk.approveBudget} feed={budgets} work={budgetWork} />
      <WorkCard
        title="Progress reports"
        path={desk.requestReport}
        feed={feedThrough(running, reports)}
        work={reportWork(reports.found)}
        looksThrough
      />
    </ul>
  )
}

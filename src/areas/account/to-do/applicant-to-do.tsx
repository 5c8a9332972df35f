import { STATUS } from '@/domain/status/status'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { paths } from '@/paths'
import { useMissingAgreements, useMissingCouncilAgreements, useMissingReports } from '@/features/to-do/use-missing'
import { WhatChanged } from '@/features/what-changed'
import { statusTexts } from '@/domain/status/status-texts'
import type { DueReport } from '@/domain/council/due-reports'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { DraftTask, draftsToFinish } from './draft-tasks'
import { ownerOf, restoreDrafts, submittedDrafts } from '@/features/drafts/draft-of'
import { SubmittedNotice } from '@/features/drafts/submitted-notice'
import { listStateOf, scannedListState } from '@/features/to-do/use-row-scan'
import { PartError } from './part-error'
import { Task } from './task'

export function ApplicantToDo() {
  const services = useServices()
  const applications = listStateOf(useQuery(callQuery(services.client, 'listSubmittedApplications', {})))
  // Re-renders once lost drafts are restored from IndexedDB.
  useQuery({
    queryKey: ['drafts', ownerOf(services)],
    queryFn: () => restoreDrafts(services).then(() => null),
    staleTime: 'static',
  })
  const drafts = draftsToFinish(services, applications.rows)
  const granted = applications.rows?.filter(({ status }) => status === STATUS.granted)
  const unsigned = useMissingAgreements(granted?.map(({ applicationId, status }) => ({ applicationId, status })))
  // On some hosts the flag means the signed copy, so grants without it are checked for the council's agreement.
  const nothingToSign = useMissingCouncilAgreements(granted?.filter(({ hasAgreement }) => !hasAgreement))
  const overdue = useMissingReports(granted)

  const parts = [unsigned, nothingToSign, overdue].map((scan) => scannedListState(applications, scan))
  const failed = parts.find(({ error }) => error)
  const isLooking = parts.some(({ rows, counting }) => rows === undefined || counting)
  // Shows each part complete and in order, so that nothing is inserted above tasks being read.
  const areAgreementsChecked = (unsigned.isDone && nothingToSign.isDone) || Boolean(failed)
  const areReportsChecked = areAgreementsChecked && (overdue.isDone || Boolean(failed))
  const isToSign = (id: string) => areAgreementsChecked && unsigned.found.has(id) && !nothingToSign.found.has(id)
  const toSign = granted?.filter(({ applicationId }) => isToSign(applicationId)) ?? []
  const toReport = granted?.filter(({ applicationId }) => areReportsChecked && overdue.found.has(applicationId)) ?? []
  const tasks = drafts.length + toSign.length + toReport.length
  return (
    <div className="grid max-w-4xl gap-4">
      {!failed && (
        <p role="status" className="text-ink-soft">
          {isLooking ? messages.page.loading : countWords(tasks)}
        </p>
      )}
      {submittedDrafts(services).map(({ name, snapshot }) => (
        <SubmittedNotice key={name.applicationId} applicationId={snapshot().submission?.applicationId} />
      ))}
      {tasks > 0 && (
        <ul className="border-t border-rule-strong">
          {drafts.map((draft) => (
            <DraftTask key={draft.key} draft={draft} />
          ))}
          {toSign.map(({ applicationId, projectTitle }) => (
            <AgreementTask key={`agreement ${applicationId}`} title={projectTitle} />
          ))}
          {toReport.map(({ applicationId, projectTitle }) => (
            <ReportTask
              key={`report ${applicationId}`}
              title={projectTitle}
              missing={overdue.found.get(applicationId) ?? []}
            />
          ))}
        </ul>
      )}
      {/* Below the tasks, so that it does not shift them when it loads. */}
      {!isLooking && applications.rows && <WhatChanged applications={applications.rows} page="Dashboard" />}
      {failed && (
        <PartError
          what="Some tasks could not be checked."
          about="your submitted applications"
          error={failed.error}
          onRetry={() => parts.filter(({ error }) => error).forEach(({ retry }) => retry())}
        />
      )}
    </div>
  )
}

function countWords(tasks: number): string {
  if (tasks === 0) return 'Nothing needs you now.'
  return tasks === 1 ? 'One thing to do.' : `${tasks} things to do.`
}

function AgreementTask({ title }: { title: string }) {
  const { todo, where } = statusTexts(STATUS.granted, 'applicant', { agreementToSign: true })
  return <Task what={todo ?? where} about={title} action={{ label: 'Sign', to: paths.submittedApplications }} />
}

function ReportTask({ title, missing }: { title: string; missing: readonly DueReport[] }) {
  return (
    <Task
      what="Send the progress reports that are due."
      about={title}
      action={{ label: 'Send a report', to: paths.progressReport }}
    >
      {missing.map(({ report, since }) => `${report.label}, due since ${formatHostDate(since)}.`).join(' ')}
    </Task>
  )
}

import { STATUS } from '@/domain/status/status'
import { useQuery } from '@tanstack/react-query'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { paths } from '@/paths'
import { useMissingAgreements, useMissingCouncilAgreements, useMissingReports } from '@/features/to-do/use-missing'
import { WhatChanged } from '@/features/what-changed'
import { statusTexts } from '@/domain/status/status-texts'
import type { DueReport } from '@/domain/council/due-reports'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { DraftTask, findUnfinishedDrafts, RemainingTime } from './draft-tasks'
import { getOwnerId, restoreDrafts, getSubmittedDrafts } from '@/features/drafts/get-draft'
import { SubmittedNotice } from '@/features/drafts/submitted-notice'
import { useApplicationPeriod } from '@/features/use-application-period'
import { LinkButton } from '@/ui/link-button'
import { listStateOf, scannedListState } from '@/features/to-do/use-row-scan'
import { PartError } from './part-error'
import { Task } from './task'

/** @param applications undefined until they are fetched */
export const isNewcomer = (services: Services, applications: Parameters<typeof findUnfinishedDrafts>[1]): boolean =>
  applications?.length === 0 &&
  findUnfinishedDrafts(services, applications).length === 0 &&
  getSubmittedDrafts(services).length === 0

export function ApplicantToDo() {
  const services = useServices()
  const applications = listStateOf(useQuery(callQuery(services.client, 'listSubmittedApplications', {})))
  // Re-renders after lost drafts were restored from IndexedDB.
  useQuery({
    queryKey: ['drafts', getOwnerId(services)],
    queryFn: () => restoreDrafts(services).then(() => null),
    staleTime: 'static',
  })
  const drafts = findUnfinishedDrafts(services, applications.rows)
  const grantedApplications = applications.rows?.filter(({ status }) => status === STATUS.granted)
  const unsignedScan = useMissingAgreements(
    grantedApplications?.map(({ applicationId, status }) => ({ applicationId, status })),
  )
  // On some hosts `hasAgreement` means the signed copy, so the council's agreement is checked for the other grants.
  const missingCouncilCopyScan = useMissingCouncilAgreements(
    grantedApplications?.filter(({ hasAgreement }) => !hasAgreement),
  )
  const overdueScan = useMissingReports(grantedApplications)

  const listStates = [unsignedScan, missingCouncilCopyScan, overdueScan].map((scan) =>
    scannedListState(applications, scan),
  )
  const failedList = listStates.find(({ error }) => error)
  const isChecking = listStates.some(({ rows, counting }) => rows === undefined || counting)
  // Adds the tasks of one list after another, so that none is inserted above a task being read.
  const areAgreementsChecked = (unsignedScan.isDone && missingCouncilCopyScan.isDone) || Boolean(failedList)
  const areReportsChecked = areAgreementsChecked && (overdueScan.isDone || Boolean(failedList))
  const needsSignature = (id: string) =>
    areAgreementsChecked && unsignedScan.found.has(id) && !missingCouncilCopyScan.found.has(id)
  const applicationsToSign = grantedApplications?.filter(({ applicationId }) => needsSignature(applicationId)) ?? []
  const applicationsToReport =
    grantedApplications?.filter(({ applicationId }) => areReportsChecked && overdueScan.found.has(applicationId)) ?? []
  const submittedOnDevice = getSubmittedDrafts(services)
  const isNew = isNewcomer(services, applications.rows)
  const taskCount = drafts.length + applicationsToSign.length + applicationsToReport.length
  return (
    <div className="grid max-w-4xl gap-4">
      {!failedList && (isChecking || !isNew) && (
        <p role="status" className="text-ink-soft">
          {isChecking ? messages.page.loading : formatTaskCount(taskCount)}
        </p>
      )}
      {isNew && !isChecking && <FirstTask />}
      {submittedOnDevice.map(({ name, snapshot }) => (
        <SubmittedNotice key={name.applicationId} applicationId={snapshot().submission?.applicationId} />
      ))}
      {taskCount > 0 && (
        <ul className="border-t border-rule-strong">
          {drafts.map((draft) => (
            <DraftTask key={draft.key} draft={draft} />
          ))}
          {applicationsToSign.map(({ applicationId, projectTitle }) => (
            <AgreementTask key={`agreement ${applicationId}`} applicationTitle={projectTitle} />
          ))}
          {applicationsToReport.map(({ applicationId, projectTitle }) => (
            <ReportTask
              key={`report ${applicationId}`}
              applicationTitle={projectTitle}
              dueReports={overdueScan.found.get(applicationId) ?? []}
            />
          ))}
        </ul>
      )}
      {/* Below the tasks, so that it does not shift them when it loads. */}
      {!isChecking && applications.rows && <WhatChanged applications={applications.rows} page="Dashboard" />}
      {failedList && (
        <PartError
          text="Some tasks could not be checked."
          retryObject="your submitted applications"
          error={failedList.error}
          onRetry={() => listStates.filter(({ error }) => error).forEach(({ retry }) => retry())}
        />
      )}
    </div>
  )
}

function FirstTask() {
  const { period } = useApplicationPeriod()
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold">
        <RemainingTime />
      </p>
      {period.state !== 'closed' && (
        <LinkButton to={paths.applyProfile} variant="primary">
          Start your application
        </LinkButton>
      )}
    </div>
  )
}

function formatTaskCount(count: number): string {
  if (count === 0) return 'Nothing needs you now.'
  return count === 1 ? 'One thing to do.' : `${count} things to do.`
}

function AgreementTask({ applicationTitle }: { applicationTitle: string }) {
  const { todo, where } = statusTexts(STATUS.granted, 'applicant', { agreementToSign: true })
  return (
    <Task
      title={todo ?? where}
      applicationTitle={applicationTitle}
      action={{ label: 'Sign', to: paths.submittedApplications }}
    />
  )
}

function ReportTask({ applicationTitle, dueReports }: { applicationTitle: string; dueReports: readonly DueReport[] }) {
  return (
    <Task
      title="Reports due"
      applicationTitle={applicationTitle}
      action={{ label: 'Send a report', to: paths.progressReport }}
    >
      {dueReports.map(({ report, dueDate }) => `${report.label}, since ${formatHostDate(dueDate)}.`).join(' ')}
    </Task>
  )
}

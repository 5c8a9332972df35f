import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isAmbiguous } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { invalidateAfter, callQuery } from '@/api/query'
import { storedItems } from '@/api/stored-items'
import type { Progress } from '@/wire/client/upload'
import { paths } from '@/paths'
import { getConflictLabels } from '@/features/drafts/council-news'
import {
  isReceived,
  NOTHING_SENT,
  wasBegun,
  type SubmissionRecord,
  type SubmissionStage,
} from '@/features/drafts/stamp'
import { asPeriodDates } from '@/features/use-application-period'
import { branding } from '@/branding'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { getApplicationPeriod } from '@/domain/dates/period'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useAlerts } from '@/ui/alerts'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { formatAndList } from '@/lib/format'
import { useApplication } from '../application-context'
import { compareWithCouncil } from '../council/council-version'
import { fillPdfTab, safePdfUrl } from './pdf-tab'
import { sendStages, type StageFailure } from './send-stages'
import { FILES_UNCONFIRMED, formatFailure, formatFailureDetail, findNamedFields, isLeaveField } from './stage-texts'
import { getAllFiles } from './submission-input'
import { sendExclusively } from './submission-lock'

export const OTHER_TAB_REASON = 'This draft was changed in another tab. Pick a version first.'

export type SubmissionPhase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly stage: SubmissionStage | 'dates'; readonly progress?: Progress }
  | { readonly phase: 'failed'; readonly failure: StageFailure }
  /** Nothing was sent. */
  | { readonly phase: 'blocked'; readonly reason: string }

/**
 * Submits the application, resumable and one at a time (decision 6). `start` takes a tab that the click opened, and
 * resolves to true if the user then pressed Retry.
 */
export function useSubmission() {
  const services = useServices()
  const { client, queries, now } = services
  const { draft, rules } = useApplication()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<SubmissionPhase>({ phase: 'idle' })
  const abortController = useRef<AbortController>(null)
  const preloadReceipt = usePreloadedPage(paths.thankYou)
  const { release } = useLeaveGuard(phase.phase === 'sending', {
    text: 'Your application is being sent. If you leave now, you cannot see whether it arrives.',
  })
  useEffect(() => () => abortController.current?.abort(), [])

  /** Returns why no application can be sent now, or null within the period. */
  const findPeriodProblem = async (): Promise<string | null> => {
    const dates = await queries
      .fetchQuery({ ...callQuery(client, 'getApplicationDates', {}), staleTime: 0 })
      .then(asPeriodDates)
      .catch(() => 'failed' as const)
    const { state } = getApplicationPeriod(dates, now(), branding.timeZone.name)
    if (state === 'open') return null
    if (state === 'unknown') return `${guidance.datesNotChecked.happened} ${guidance.datesNotChecked.kept}`
    return state === 'closed' ? guidance.periodClosed : guidance.periodNotYetOpen
  }

  /** Returns why a draft that differs from the council's is not sent: its summary showed other values. */
  const findCouncilChange = async (): Promise<string | null> => {
    const comparison = await compareWithCouncil(services, draft, () => FILE_FIELDS)
    const { news } = draft.snapshot()
    if (comparison instanceof Error) return `${guidance.councilNotRead} ${getFailureReason(comparison)}`
    if (comparison === 'conflict') return guidance.councilConflict(formatAndList(getConflictLabels(news)))
    if (comparison === 'closed') return guidance.noDraft
    if (draft.name.applicationId === null || news.adopted.length === 0) return null
    const text = guidance.changedBeforeSubmission(formatAndList(news.adopted))
    // Also an alert, because the new values remount this section.
    void alerts.show(text)
    return text
  }

  const showReceipt = async (
    { applicationId, files = [], hostMessage }: SubmissionRecord,
    pdfUrl?: string,
  ): Promise<void> => {
    release()
    const receipt = { kind: 'application', applicationId, pdfUrl, sent: files, hostMessage, at: now().toISOString() }
    services.tab.removeItem(storedItems.editedApplication)
    await navigate(paths.thankYou, { replace: true, state: receipt })
    // Deletes the draft before any other call, so that closing the page now leaves no draft of a sent application.
    await draft.reset()
    for (const call of ['submitApplication', 'uploadFiles', 'submitRows'] as const) await invalidateAfter(queries, call)
  }

  /** Ends a submission whose last response was lost, once the host has all of it. */
  const confirmReceived = async (record: SubmissionRecord): Promise<void> => {
    if (await preloadReceipt()) await showReceipt(record)
  }

  /** Returns whether the user pressed Retry. */
  const reportFailure = async (failure: StageFailure): Promise<boolean> => {
    const { stage, error } = failure
    if (findNamedFields(error).some(isLeaveField)) draft.requireLeaveDetails()
    setPhase({ phase: 'failed', failure })
    // Resent files replace the earlier ones. After another unconfirmed stage, the page checks the list instead.
    const isUnconfirmed = isAmbiguous(error)
    if (error.kind === 'aborted' || (isUnconfirmed && stage !== 'files')) return false
    const reason = isUnconfirmed ? FILES_UNCONFIRMED : formatFailureDetail(failure)
    // The page checks the list of an earlier unconfirmed attempt before it sends again.
    const isResendable = stage === 'files' || !draft.snapshot().submission?.nextStage?.mayBeDone
    const action = isResendable ? 'Retry' : undefined
    return alerts.show(formatFailure(failure), { tone: 'error', reason, detail: error.detail, action })
  }

  const send = async (tab: Window | null): Promise<StageFailure | undefined> => {
    const { submission } = draft.snapshot()
    const record = submission ?? NOTHING_SENT
    const controller = new AbortController()
    abortController.current = controller
    if (!(await preloadReceipt())) {
      tab?.close()
      setPhase({ phase: 'idle' })
      return undefined
    }
    const blockReason =
      // A submission that began in time may be completed after the period.
      (isReceived(record, 'grant') ? null : await findPeriodProblem()) ??
      (wasBegun(record) ? null : await findCouncilChange())
    void draft.storeSubmission(submission)
    const { form, files, otherVersion } = draft.snapshot()
    const allFiles = getAllFiles(files)
    if (blockReason !== null || otherVersion || !allFiles) {
      tab?.close()
      setPhase({ phase: 'blocked', reason: blockReason ?? OTHER_TAB_REASON })
      return undefined
    }
    const applicationId = record.applicationId ?? draft.name.applicationId ?? undefined
    const result = await sendStages(
      client,
      { form, files: allFiles, rules, record: { ...record, applicationId } },
      {
        signal: controller.signal,
        onStage: (stage) => setPhase({ phase: 'sending', stage }),
        onProgress: (progress) => setPhase({ phase: 'sending', stage: 'files', progress }),
        onRecord: draft.storeSubmission,
      },
    )
    if ('error' in result) {
      tab?.close()
      return result
    }
    const pdfUrl = safePdfUrl(result.pdfUrl, services.hostBase)
    void fillPdfTab(tab, pdfUrl, client)
    await showReceipt(result.record, pdfUrl)
    if (pdfUrl === undefined) void alerts.show(messages.finalSubmit.noPdf)
    return undefined
  }

  const start = async (tab: Window | null): Promise<boolean> => {
    setPhase({ phase: 'sending', stage: 'dates' })
    const sent = await sendExclusively(draft, services.draftDatabaseName, () => send(tab))
    // Reports after the lock is released, so that Retry works immediately.
    if (sent) return sent.result !== undefined && reportFailure(sent.result)
    tab?.close()
    setPhase({ phase: 'blocked', reason: 'This application is being sent from another tab.' })
    return false
  }

  const resumeFrom = (record: SubmissionRecord) => {
    void draft.storeSubmission(record)
    setPhase({ phase: 'idle' })
  }

  return { phase, start, resumeFrom, confirmReceived, cancel: () => abortController.current?.abort() }
}

export type Submission = ReturnType<typeof useSubmission>

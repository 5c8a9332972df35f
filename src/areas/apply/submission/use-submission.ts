import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isAmbiguous } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { invalidateAfter, callQuery } from '@/api/query'
import { storedItems } from '@/api/stored-items'
import type { Progress } from '@/wire/client/upload'
import { paths } from '@/paths'
import { conflictLabels } from '@/features/drafts/council-news'
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
import { applicationPeriod } from '@/domain/dates/period'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useAlerts } from '@/ui/alerts'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { formatAndList } from '@/lib/format'
import { useApplication } from '../application-context'
import { compareFirst } from '../council/council-version'
import { fillPdfTab, safePdfUrl } from './pdf-tab'
import { sendStages, type StageFailure } from './send-stages'
import { failureText, fieldsNamedIn, isOfLeave } from './stage-texts'
import { allFour } from './submission-input'
import { sendAlone } from './submission-lock'

export const CHANGED_ELSEWHERE = 'This draft was changed in another tab. Pick a version first.'

export type SubmissionPhase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly stage: SubmissionStage | 'dates'; readonly progress?: Progress }
  | { readonly phase: 'failed'; readonly failure: StageFailure }
  /** Nothing was sent; `because` is the reason. */
  | { readonly phase: 'held'; readonly because: string }

/** Submits the application: resumable, one at a time (decision 6). Pass `start` a tab that was opened in the click. */
export function useSubmission() {
  const services = useServices()
  const { client, queries, now } = services
  const { draft, rules } = useApplication()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<SubmissionPhase>({ phase: 'idle' })
  const sending = useRef<AbortController>(null)
  const isReceiptThere = usePreloadedPage(paths.thankYou)
  const { release } = useLeaveGuard(phase.phase === 'sending', {
    text: 'Your application is being sent. If you leave now, you cannot see whether it arrives.',
  })
  useEffect(() => () => sending.current?.abort(), [])

  /** Returns why an application cannot be sent in this period; null if it can. */
  const periodProblem = async (): Promise<string | null> => {
    const dates = await queries
      .fetchQuery({ ...callQuery(client, 'getApplicationDates', {}), staleTime: 0 })
      .then(asPeriodDates)
      .catch(() => 'failed' as const)
    const { state } = applicationPeriod(dates, now(), branding.timeZone.name)
    if (state === 'open') return null
    if (state === 'unknown') return `${guidance.datesNotChecked.happened} ${guidance.datesNotChecked.kept}`
    return state === 'closed' ? guidance.periodClosed : guidance.periodNotYetOpen
  }

  /** Returns why a draft of the council is not sent as it is now. The person has seen other values on the review page. */
  const changeOfCouncil = async (): Promise<string | null> => {
    const compared = await compareFirst(services, draft, () => FILE_FIELDS)
    const { news } = draft.snapshot()
    if (compared instanceof Error) return `${guidance.councilNotRead} ${getFailureReason(compared)}`
    if (compared === 'conflict') return guidance.councilConflict(formatAndList(conflictLabels(news)))
    if (compared === 'closed') return guidance.noDraft
    if (draft.name.applicationId === null || news.taken.length === 0) return null
    const text = guidance.changedBeforeSubmission(formatAndList(news.taken))
    // The fields show the new values, and the button is a new one.
    void alerts.show(text)
    return text
  }

  const thank = async ({ applicationId, files = [], said }: SubmissionRecord, pdfUrl?: string): Promise<void> => {
    release()
    const receipt = { what: 'application', applicationId, pdfUrl, sent: files, said, at: now().toISOString() }
    services.tab.removeItem(storedItems.editedApplication)
    await navigate(paths.thankYou, { replace: true, state: receipt })
    // Deletes the draft before any other call: if the page is closed now, no draft of a sent application remains.
    await draft.reset()
    for (const call of ['submitApplication', 'uploadFiles', 'submitRows'] as const) await invalidateAfter(queries, call)
  }

  /** Completes a submission whose last response was lost, after everything was found to have arrived. */
  const conclude = async (record: SubmissionRecord): Promise<void> => {
    if (await isReceiptThere()) await thank(record)
  }

  const fail = (failure: StageFailure) => {
    const { stage, error } = failure
    if (fieldsNamedIn(error).some(isOfLeave)) draft.insistOnLeave()
    setPhase({ phase: 'failed', failure })
    // Files that are sent again replace the earlier ones. After any other unconfirmed stage, the page checks the list
    // first. The alert is not awaited, so that Retry works immediately.
    const isUnconfirmed = isAmbiguous(error)
    if (error.kind === 'aborted' || (isUnconfirmed && stage !== 'files')) return
    const reason = isUnconfirmed ? guidance.ambiguousFiles.happened : undefined
    void alerts.show(failureText(failure), { tone: 'error', reason, detail: error.detail })
  }

  const send = async (tab: Window | null): Promise<void> => {
    const { submission } = draft.snapshot()
    const record = submission ?? NOTHING_SENT
    const abort = new AbortController()
    sending.current = abort
    if (!(await isReceiptThere())) {
      tab?.close()
      return setPhase({ phase: 'idle' })
    }
    const hold =
      // What the host received in time may be completed after the period has ended.
      (isReceived(record, 'grant') ? null : await periodProblem()) ??
      (wasBegun(record) ? null : await changeOfCouncil())
    void draft.note(submission)
    const { form, files, elsewhere } = draft.snapshot()
    const four = allFour(files)
    if (hold !== null || elsewhere || !four) {
      tab?.close()
      return setPhase({ phase: 'held', because: hold ?? CHANGED_ELSEWHERE })
    }
    const applicationId = record.applicationId ?? draft.name.applicationId ?? undefined
    const sent = await sendStages(
      client,
      { form, files: four, rules, record: { ...record, applicationId } },
      {
        signal: abort.signal,
        onStage: (stage) => setPhase({ phase: 'sending', stage }),
        onProgress: (progress) => setPhase({ phase: 'sending', stage: 'files', progress }),
        onRecord: draft.note,
      },
    )
    if ('error' in sent) {
      tab?.close()
      return fail(sent)
    }
    const pdfUrl = safePdfUrl(sent.pdfUrl, services.hostBase)
    void fillPdfTab(tab, pdfUrl, client)
    await thank(sent.record, pdfUrl)
    if (pdfUrl === undefined) void alerts.show(messages.finalSubmit.noPdf)
  }

  const start = async (tab: Window | null): Promise<void> => {
    setPhase({ phase: 'sending', stage: 'dates' })
    if (await sendAlone(draft, services.draftDatabaseName, () => send(tab))) return
    tab?.close()
    setPhase({ phase: 'held', because: 'This application is being sent from another tab.' })
  }

  const settle = (record: SubmissionRecord) => {
    void draft.note(record)
    setPhase({ phase: 'idle' })
  }

  return { phase, start, settle, conclude, cancel: () => sending.current?.abort() }
}

export type Submission = ReturnType<typeof useSubmission>

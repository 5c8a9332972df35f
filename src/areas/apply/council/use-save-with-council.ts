import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Client } from '@/api/client'
import { toApiError, type ApiError, isStillAmbiguous } from '@/wire/client/api-error'
import { explainWrite, getRefusalText, getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import { editState } from '@/features/applications/edited-application'
import type { Draft } from '@/features/drafts/draft'
import { getChangedFiles } from '@/features/drafts/council-news'
import { getDraft } from '@/features/drafts/get-draft'
import { formatApplicationId } from '@/council-time'
import { FILE_FIELDS, splitRows } from '@/domain/application/application-form'
import type { Step } from '@/domain/application/application-steps'
import { normaliseForm } from '@/domain/application/normalise-form'
import { guidance } from '@/domain/texts/guidance'
import { checksum } from '@/lib/checksum'
import { formatAndList } from '@/lib/format'
import { tryToStore } from '@/lib/storage'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'
import { STEP_PATHS } from '../steps/step-paths'
import { isBeingSent, sendExclusively } from '../submission/submission-lock'
import { compareWithCouncil } from './council-version'

/** Session-storage key, set if the host cannot save drafts. */
const UNSUPPORTED_KEY = 'councilKeepsNoDrafts'

/** Status codes of a web server without the script of the call. */
const MISSING_SCRIPT_STATUSES = [404, 405, 410]

/** Whether the host lacks the call: it returns one of these statuses, an error page or the portal's own page. */
const isMissingCallError = ({ kind, status = 0, bodyKind }: ApiError): boolean =>
  kind === 'http' ? MISSING_SCRIPT_STATUSES.includes(status) : bodyKind === 'own-page' || bodyKind === 'page'

/** The open step of each draft. It may change, or be closed, while a save is in flight. */
const openSteps = new WeakMap<Draft, Step>()

/** Drafts with an unconfirmed save. They stay unconfirmed if a retry fails before it is sent. */
const unconfirmedDrafts = new WeakSet<Draft>()

const getSaveMutationKey = ({ name }: Draft) => ['saveWithCouncil', name] as const

/** Whether the draft is being saved with the council, from any step. */
export const useIsSaving = (draft: Draft): boolean => useIsMutating({ mutationKey: getSaveMutationKey(draft) }) > 0

/**
 * Sends the form, then the files. Reads the saved draft back, because a host may change its values.
 * @returns `failure` if the files fail: the council has the draft by then. `council` is null if it cannot be read.
 */
async function sendDraft(client: Client, draft: Draft) {
  const state = draft.snapshot()
  const { form, files } = state
  // Sends hidden values too, because their fields may be shown again later.
  const { values, rows } = splitRows(normaliseForm(form))
  const previousId = draft.name.applicationId ?? undefined
  const { applicationId = previousId } = await client.saveForm({ ...values, applicationId: previousId })
  // The legacy host creates another draft, which has no files yet.
  const fields = applicationId === previousId ? getChangedFiles(state) : FILE_FIELDS
  const chosenFiles = fields.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []))
  const uploads = Object.fromEntries(chosenFiles.map(({ field, file }) => [field, file]))
  const failure = await client
    .saveFileUploads({ ...values, ...rows, ...uploads, applicationId })
    .then(() => null, toApiError)
  if (applicationId === undefined) return { failure }
  const council = await client.getFormData({ applicationId }).catch(() => null)
  const receivedFiles = failure ? [] : chosenFiles
  const councilFiles = await Promise.all(
    receivedFiles.map(async ({ field, file }) => ({ field, file, sum: await checksum(file) })),
  )
  return { applicationId, failure, council: council && { form: council.data, files: councilFiles } }
}

/** Saves the draft with the council too, if the host supports it. A new application then becomes the council's draft. */
export function useSaveWithCouncil() {
  const services = useServices()
  const { client, queries, tab, now } = services
  const { draft, step } = useApplication()
  const alerts = useAlerts()
  const navigate = useNavigate()
  useEffect(() => {
    openSteps.set(draft, step)
    return () => void openSteps.delete(draft)
  }, [draft, step])
  const [isCallMissing, setCallMissing] = useState(false)
  const [isConflictOpen, setConflictOpen] = useState(false)

  /** Continues in the edit tabs with the council's draft. The wizard is then empty. */
  const continueAsCouncilDraft = async (councilDraft: Draft, applicationId: string) => {
    const storing = councilDraft.replace(draft.snapshot())
    const step = openSteps.get(draft)
    // No step is open if the user has left the application.
    if (step) await navigate(STEP_PATHS[step].edit, { state: editState(applicationId), replace: true })
    // Removes the draft only after its files are stored under the new id.
    await storing
    await draft.reset()
  }

  /** Returns the id of the saved draft, if the host returned one. */
  const sendAndContinue = async () => {
    const { edition } = draft.snapshot()
    const { applicationId, failure, council } = await sendDraft(client, draft)
    const current = draft.snapshot()
    // The draft may have been replaced during the request.
    const isSameDraft = current.edition === edition && current.otherVersion === null
    if (draft.name.applicationId !== null) {
      // Without it, the earlier version stays the base, and the next comparison reports each difference.
      if (council) draft.recordCouncilSave(council.form, council.files)
    } else if (applicationId !== undefined && isSameDraft) {
      const councilDraft = getDraft(services, { ...draft.name, applicationId })
      const continuing = continueAsCouncilDraft(councilDraft, applicationId)
      if (council) councilDraft.recordCouncilSave(council.form, council.files)
      await continuing
    }
    await invalidateAfter(queries, 'saveForm')
    // Throws only once the draft has its id: a retry without one would create a second draft.
    if (failure) throw failure
    return applicationId
  }

  /** Compares with the council's version first. If nothing may be sent, shows the reason and returns null. */
  const compareAndSend = async () => {
    const comparison = await compareWithCouncil(services, draft, getChangedFiles)
    if (comparison === 'ready') return { applicationId: await sendAndContinue() }
    if (comparison === 'conflict') setConflictOpen(true)
    if (comparison instanceof Error)
      void alerts.show(`${guidance.councilNotRead} ${getFailureReason(comparison)}`, {
        tone: 'error',
        detail: comparison.detail,
      })
    return null
  }

  const save = async () => {
    if (isBeingSent(draft)) return
    try {
      const sent = await sendExclusively(draft, services.draftDatabaseName, compareAndSend)
      if (!sent) return void alerts.show('This draft is being sent from another tab. Nothing was saved from here.')
      if (!sent.result) return
      const { applicationId } = sent.result
      unconfirmedDrafts.delete(draft)
      const idSuffix = applicationId === undefined ? '' : ` as application ${formatApplicationId(applicationId, now())}`
      const { adopted } = draft.snapshot().news
      const mergeNote = adopted.length > 0 ? `\n${guidance.takenFromCouncil(formatAndList(adopted))}` : ''
      void alerts.show(`The council keeps your draft${idSuffix}. It is not submitted yet.${mergeNote}`, {
        tone: 'success',
      })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (isMissingCallError(error)) {
        tryToStore(tab, UNSUPPORTED_KEY, 'yes')
        return setCallMissing(true)
      }
      const { happened, kept, next } = explainWrite(error, unconfirmedDrafts.has(draft))
      const isUnconfirmed = isStillAmbiguous(error, unconfirmedDrafts.has(draft))
      if (isUnconfirmed) unconfirmedDrafts.add(draft)
      else unconfirmedDrafts.delete(draft)
      // Warns before a retry, which would duplicate a draft that the host has received.
      const text = isUnconfirmed ? `${happened} ${kept} ${next}` : `${happened} ${kept}`
      void alerts.show(getRefusalText(error, text), { tone: 'error', detail: error.detail })
    }
  }

  const { mutateAsync } = useMutation({ mutationKey: getSaveMutationKey(draft), mutationFn: save })
  const isBusy = useIsSaving(draft)
  // Read on each render, because the save may have started on another step.
  const isUnsupported = isCallMissing || tab.getItem(UNSUPPORTED_KEY) !== null
  return {
    save: () => mutateAsync(),
    isBusy,
    isUnsupported,
    isConflictOpen,
    closeConflict: () => setConflictOpen(false),
  }
}

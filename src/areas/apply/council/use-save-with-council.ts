import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Client } from '@/api/client'
import { apiErrorOf, type ApiError, isStillAmbiguous } from '@/wire/client/api-error'
import { explainWrite, getRefusalText, getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import { editState } from '@/features/applications/edited-application'
import type { Draft } from '@/features/drafts/draft'
import { changedFiles } from '@/features/drafts/council-news'
import { draftOf } from '@/features/drafts/draft-of'
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
import { isBeingSent, sendAlone } from '../submission/submission-lock'
import { compareFirst } from './council-version'

/** Session-storage key, set if the host cannot save drafts. */
const ABSENT = 'councilKeepsNoDrafts'

/** Status codes of a web server that has no such script. */
const NO_SUCH_SCRIPT = [404, 405, 410]

/** A host without these calls returns such a status, or an HTML page: the portal's own or an error page. */
const hasNoSuchCall = ({ kind, status = 0, found }: ApiError): boolean =>
  kind === 'http' ? NO_SUCH_SCRIPT.includes(status) : found === 'own-page' || found === 'page'

/** The open step per draft: when a save completes, another step may be open, or none. */
const openSteps = new WeakMap<Draft, Step>()

/** Drafts with a save that got no response. A retry that is not sent settles nothing about it. */
const unconfirmed = new WeakSet<Draft>()

const savingOf = ({ name }: Draft) => ['saveWithCouncil', name] as const

/** Whether the draft is being saved with the council, from any step. */
export const useIsSaving = (draft: Draft): boolean => useIsMutating({ mutationKey: savingOf(draft) }) > 0

/**
 * Sends the answers, then the files, and reads back what the council has, because a host may change what it stores.
 * @returns `failure` if only the files fail, because the council has the draft then; no `council` if it cannot be read
 */
async function sendDraft(client: Client, draft: Draft) {
  const state = draft.snapshot()
  const { form, files } = state
  // Sends hidden values too, because their fields may be shown again later.
  const { answers, rows } = splitRows(normaliseForm(form))
  const known = draft.name.applicationId ?? undefined
  const { applicationId = known } = await client.saveForm({ ...answers, applicationId: known })
  // The legacy host creates another draft, which has no files yet.
  const fields = applicationId === known ? changedFiles(state) : FILE_FIELDS
  const chosen = fields.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []))
  const uploads = Object.fromEntries(chosen.map(({ field, file }) => [field, file]))
  const failure = await client
    .saveFileUploads({ ...answers, ...rows, ...uploads, applicationId })
    .then(() => null, apiErrorOf)
  if (applicationId === undefined) return { failure }
  const council = await client.getFormData({ applicationId }).catch(() => null)
  const arrived = failure ? [] : chosen
  const sent = await Promise.all(arrived.map(async (one) => ({ ...one, sum: await checksum(one.file) })))
  return { applicationId, failure, council: council && { form: council.data, sent } }
}

/** Saves the draft with the council as well, if the host can. A new application then becomes the council's draft. */
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
  const [isMissing, setMissing] = useState(false)
  const [isChoosing, setChoosing] = useState(false)

  /** Continues with the council's draft; a new application starts empty. */
  const handOver = async (saved: Draft, applicationId: string) => {
    const stored = saved.replace(draft.snapshot())
    const step = openSteps.get(draft)
    // Does not navigate back if the user has left the application in the meantime.
    if (step) await navigate(STEP_PATHS[step].edit, { state: editState(applicationId), replace: true })
    // Removes the draft only after its files are stored under the new id.
    await stored
    await draft.reset()
  }

  /** Returns the id of the saved draft, if the host returned one. */
  const sendAndHandOver = async () => {
    const { edition } = draft.snapshot()
    const { applicationId, failure, council } = await sendDraft(client, draft)
    const after = draft.snapshot()
    // A draft that was replaced during the request is a different one.
    const isTheSame = after.edition === edition && after.elsewhere === null
    if (draft.name.applicationId !== null) {
      // Otherwise the earlier version stays the base, so that the next comparison asks about each difference.
      if (council) draft.agree(council.form, council.sent)
    } else if (applicationId !== undefined && isTheSame) {
      const saved = draftOf(services, { ...draft.name, applicationId })
      const done = handOver(saved, applicationId)
      if (council) saved.agree(council.form, council.sent)
      await done
    }
    await invalidateAfter(queries, 'saveForm')
    // Throws only after the hand-over: a retry without the id would create a second draft.
    if (failure) throw failure
    return applicationId
  }

  /** Compares with the council's version first. Returns null, with the reason on the page, if nothing may be sent. */
  const compareAndSend = async () => {
    const compared = await compareFirst(services, draft, changedFiles)
    if (compared === 'ready') return { applicationId: await sendAndHandOver() }
    if (compared === 'conflict') setChoosing(true)
    if (compared instanceof Error)
      void alerts.show(`${guidance.councilNotRead} ${getFailureReason(compared)}`, {
        tone: 'error',
        detail: compared.detail,
      })
    return null
  }

  const save = async () => {
    if (isBeingSent(draft)) return
    try {
      const sent = await sendAlone(draft, services.draftDatabaseName, compareAndSend)
      if (!sent) return void alerts.show('This draft is being sent from another tab. Nothing was saved from here.')
      if (!sent.result) return
      const { applicationId } = sent.result
      unconfirmed.delete(draft)
      const named = applicationId === undefined ? '' : ` as application ${formatApplicationId(applicationId, now())}`
      const { taken } = draft.snapshot().news
      const joined = taken.length > 0 ? `\n${guidance.takenFromCouncil(formatAndList(taken))}` : ''
      void alerts.show(`The council keeps your draft${named}. It is not submitted yet.${joined}`, { tone: 'success' })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (hasNoSuchCall(error)) {
        tryToStore(tab, ABSENT, 'yes')
        return setMissing(true)
      }
      const { happened, kept, next } = explainWrite(error, unconfirmed.has(draft))
      const isUnconfirmed = isStillAmbiguous(error, unconfirmed.has(draft))
      if (isUnconfirmed) unconfirmed.add(draft)
      else unconfirmed.delete(draft)
      // Saving again would duplicate a draft that has arrived.
      const text = isUnconfirmed ? `${happened} ${kept} ${next}` : `${happened} ${kept}`
      void alerts.show(getRefusalText(error, text), { tone: 'error', detail: error.detail })
    }
  }

  const { mutateAsync } = useMutation({ mutationKey: savingOf(draft), mutationFn: save })
  const isBusy = useIsSaving(draft)
  // Read on every render, because the save may have been started on another step.
  const isAbsent = isMissing || tab.getItem(ABSENT) !== null
  return { save: () => mutateAsync(), isBusy, isAbsent, isChoosing, stopChoosing: () => setChoosing(false) }
}

import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, type ApiError, explainWrite, isAmbiguous, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import { editState } from '@/features/applications/edited-application'
import type { Draft } from '@/features/drafts/draft'
import { draftOf } from '@/features/drafts/draft-of'
import { displayedId } from '@/features/dates/council-time'
import { splitRows } from '@/domain/application/application-form'
import type { Step } from '@/domain/application/application-steps'
import { normaliseForm } from '@/domain/application/normalise-form'
import { tryToStore } from '@/lib/try-to-store'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'
import { STEP_PATHS } from '../steps/step-paths'
import { isBeingSent, sendAlone } from '../submission/submission-lock'

/** Session-storage key, set if the host cannot save drafts. */
const ABSENT = 'councilKeepsNoDrafts'

/** Status codes of a web server that has no such script. */
const NO_SUCH_SCRIPT = [404, 405, 410]

/** A host without these calls returns such a status, or an HTML page: the portal's own or an error page. */
const hasNoSuchCall = ({ kind, status = 0, found }: ApiError): boolean =>
  kind === 'http' ? NO_SUCH_SCRIPT.includes(status) : found === 'portal' || found === 'page'

/** The open step per draft: when a save completes, another step may be open, or none. */
const openSteps = new WeakMap<Draft, Step>()

const savingOf = ({ name }: Draft) => ['saveWithCouncil', name] as const

/** Whether the draft is being saved with the council, from any step. */
export const useIsSaving = (draft: Draft): boolean => useIsMutating({ mutationKey: savingOf(draft) }) > 0

/** Saves the draft with the council as well, if the host can. A new application then becomes the council's draft. */
export function useSaveWithCouncil() {
  const services = useServices()
  const { client, queries, tab, now } = services
  const { draft, step } = useApplication()
  const alerts = useAlerts()
  const navigate = useNavigate()
  useEffect(() => {
    openSteps.set(draft, step)
    return () => {
      openSteps.delete(draft)
    }
  }, [draft, step])
  const [isMissing, setMissing] = useState(false)

  /** Returns the failure if only the files fail, because the council has the draft then. */
  const send = async () => {
    const { form, files } = draft.snapshot()
    // Sends hidden values too, because their fields may be shown again later.
    const { answers, rows } = splitRows(normaliseForm(form))
    const known = draft.name.applicationId ?? undefined
    const { applicationId = known } = await client.saveForm({ ...answers, applicationId: known })
    const chosen = Object.fromEntries(Object.entries(files).filter(([, file]) => file instanceof File))
    const failure = await client
      .saveFileUploads({ ...answers, ...rows, ...chosen, applicationId })
      .then(() => null, apiErrorOf)
    return { applicationId, failure }
  }

  /** Continues with the council's draft; a new application starts empty. */
  const handOver = async (applicationId: string) => {
    const stored = draftOf(services, { ...draft.name, applicationId }).replace(draft.snapshot())
    const step = openSteps.get(draft)
    // Does not navigate back if the user has left the application in the meantime.
    if (step) await navigate(STEP_PATHS[step].edit, { state: editState(applicationId), replace: true })
    // Removes the draft only after its files are stored under the new id.
    await stored
    await draft.reset()
  }

  const sendAndHandOver = async () => {
    const { edition } = draft.snapshot()
    const { applicationId, failure } = await send()
    const after = draft.snapshot()
    // A draft that was replaced during the request is a different one.
    const isTheSame = after.edition === edition && after.elsewhere === null
    if (applicationId !== undefined && draft.name.applicationId === null && isTheSame) await handOver(applicationId)
    await invalidateAfter(queries, 'saveForm')
    // Throws only after the hand-over: a retry without the id would create a second draft.
    if (failure) throw failure
    return applicationId
  }

  const save = async () => {
    if (isBeingSent(draft)) return
    try {
      const sent = await sendAlone(draft, services.draftFiles, sendAndHandOver)
      if (!sent) return void alerts.show('This draft is being sent from another tab. Nothing was saved from here.')
      const { result: applicationId } = sent
      const named = applicationId === undefined ? '' : ` as application ${displayedId(applicationId, now())}`
      void alerts.show(`The council keeps your draft${named}. It is not submitted yet.`, { tone: 'success' })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (hasNoSuchCall(error)) {
        tryToStore(tab, ABSENT, 'yes')
        setMissing(true)
        return
      }
      const { happened, kept, next } = explainWrite(error)
      // Saving again would duplicate a draft that has arrived.
      const text = isAmbiguous(error) ? `${happened} ${kept} ${next}` : `${happened} ${kept}`
      void alerts.show(refusalOr(error, text), { tone: 'error', detail: error.detail })
    }
  }

  const { mutateAsync } = useMutation({ mutationKey: savingOf(draft), mutationFn: save })
  const isBusy = useIsSaving(draft)
  // Read on every render, because the save may have been started on another step.
  const isAbsent = isMissing || tab.getItem(ABSENT) !== null
  return { save: () => mutateAsync(), isBusy, isAbsent }
}

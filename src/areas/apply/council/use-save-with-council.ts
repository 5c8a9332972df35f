import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, type ApiError, explain, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Draft } from '@/features/drafts/draft'
import { draftOf } from '@/features/drafts/draft-of'
import { displayedId } from '@/features/dates/council-time'
import { splitRows } from '@/domain/application-form'
import type { Step } from '@/domain/application-steps'
import { normaliseForm } from '@/domain/normalise-form'
import { tryToStore } from '@/lib/try-to-store'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'
import { STEP_PATHS } from '../steps/step-paths'
import { isBeingSent, sendAlone } from '../submission/submission-lock'

/** Remembered for the visit: not every host keeps drafts. */
const ABSENT = 'councilKeepsNoDrafts'

/** A host without the calls answers with an error page, or with the portal's own page. */
const hasNoSuchCall = (error: ApiError): boolean => error.kind === 'http' || error.kind === 'not-json'

/** The step of a draft that is open now: a save may be answered on another one than it was begun on, or on none. */
const openSteps = new WeakMap<Draft, Step>()

const savingOf = ({ name }: Draft) => ['saveWithCouncil', name] as const

/** Whether the draft is on its way to the council, from whichever of its steps. */
export const useIsSaving = (draft: Draft): boolean => useIsMutating({ mutationKey: savingOf(draft) }) > 0

/** Keeps the draft with the council as well, where its host can. The draft of a new application then becomes that one. */
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

  const send = async () => {
    const { form, files } = draft.snapshot()
    // A draft is kept as it is: what is hidden today may be shown again tomorrow.
    const { answers, rows } = splitRows(normaliseForm(form))
    const known = draft.name.applicationId ?? undefined
    const { applicationId = known } = await client.saveForm({ ...answers, applicationId: known })
    const chosen = Object.fromEntries(Object.entries(files).filter(([, file]) => file instanceof File))
    await client.saveFileUploads({ ...answers, ...rows, ...chosen, applicationId })
    return applicationId
  }

  /** From now on the draft of the council is the one that is written, and a new application begins empty. */
  const handOver = async (applicationId: string) => {
    draftOf(services, { ...draft.name, applicationId }).replace(draft.snapshot())
    const step = openSteps.get(draft)
    // Who has left the application meanwhile is not brought back to it.
    if (step) await navigate(STEP_PATHS[step].edit, { state: { applicationId }, replace: true })
    await draft.reset()
  }

  const sendAndHandOver = async () => {
    const { edition } = draft.snapshot()
    const applicationId = await send()
    const after = draft.snapshot()
    // What was put in its place while it was being sent is another draft.
    const isTheSame = after.edition === edition && after.elsewhere === null
    if (applicationId !== undefined && draft.name.applicationId === null && isTheSame) await handOver(applicationId)
    return applicationId
  }

  const save = async () => {
    if (isBeingSent(draft)) return
    try {
      const sent = await sendAlone(draft, services.draftFiles, sendAndHandOver)
      if (!sent) return await alerts.show('This draft is being sent from another tab. Nothing was saved from here.')
      const { result: applicationId } = sent
      await invalidateAfter(queries, 'saveForm')
      const named = applicationId === undefined ? '' : ` as application ${displayedId(applicationId, now())}`
      await alerts.show(`The council keeps your draft${named}. It is not submitted yet.`, { tone: 'success' })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (hasNoSuchCall(error)) {
        tryToStore(tab, ABSENT, 'yes')
        setMissing(true)
        return
      }
      const { happened, kept } = explain(error)
      await alerts.show(refusalOr(error, `${happened} ${kept}`), { tone: 'error', detail: error.detail })
    }
  }

  const { mutateAsync } = useMutation({ mutationKey: savingOf(draft), mutationFn: save })
  const isBusy = useIsSaving(draft)
  // Read again whenever a save has ended: it may have been begun on another step.
  const isAbsent = isMissing || tab.getItem(ABSENT) !== null
  return { save: () => mutateAsync(), isBusy, isAbsent }
}

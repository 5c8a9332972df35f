import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, explain, refusalOr } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { invalidateAfter } from '@/api/query'
import { draftOf } from '@/areas/shared/draft/draft-of'
import { displayedId } from '@/domain/displayed-id'
import { normaliseForm } from '@/domain/normalise-form'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'
import { STEP_PATHS } from '../steps/step-paths'

/** Remembered for the visit: not every host keeps drafts (settled "A draft on the host"). */
const ABSENT = 'councilKeepsNoDrafts'

/** A host without the calls answers with an error page, or with the portal's own page. */
const hasNoSuchCall = (error: ApiError): boolean => error.kind === 'http' || error.kind === 'not-json'

/** Keeps the draft with the council as well, where its host can. The draft of a new application then becomes that one. */
export const useSaveWithCouncil = () => {
  const portal = usePortal()
  const { client, queries, tab, now } = portal
  const { draft, step } = useApplication()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [isAbsent, setAbsent] = useState(() => tab.getItem(ABSENT) !== null)

  const send = async () => {
    const { form, files } = draft.snapshot()
    // A draft is kept as it is: what is hidden today may be shown again tomorrow.
    const { grantRows, fundingRows, co_investigators, ...scalars } = normaliseForm(form)
    const known = draft.name.appId ?? undefined
    const { app_ID = known } = await client.saveForm({ ...scalars, app_ID: known })
    const chosen = Object.fromEntries(Object.entries(files).filter(([, file]) => file instanceof File))
    await client.saveFileUploads({ ...scalars, grantRows, fundingRows, co_investigators, ...chosen, app_ID })
    return app_ID
  }

  const handOver = async (appId: string) => {
    draftOf(portal, { ...draft.name, appId }).replace(draft.snapshot())
    await navigate(STEP_PATHS[step].edit, { state: { appId }, replace: true })
    await draft.reset()
  }

  const save = async () => {
    setBusy(true)
    try {
      const appId = await send()
      await invalidateAfter(queries, 'saveForm')
      const named = appId === undefined ? '' : ` as application ${displayedId(appId, now())}`
      await alerts.show(`The council keeps your draft${named}. It is not submitted yet.`, { tone: 'success' })
      if (appId !== undefined && draft.name.appId === null) await handOver(appId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (hasNoSuchCall(error)) {
        tab.setItem(ABSENT, 'yes')
        setAbsent(true)
        return
      }
      const { happened, kept } = explain(error)
      await alerts.show(refusalOr(error, `${happened} ${kept}`), { tone: 'error', detail: error.detail })
    } finally {
      setBusy(false)
    }
  }

  return { save, isBusy, isAbsent }
}

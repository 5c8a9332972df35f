import { useEffect, useRef, useState } from 'react'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import type { LeftOut } from '@/pdf/dossier/dossier-content'
import type { DossierProgress } from '@/pdf/dossier/make-dossier'
import { saveFile } from '../files/save-file'
import { dossierOf } from './application-dossier'

export type DossierState =
  | { readonly phase: 'making'; readonly progress: DossierProgress | null }
  | { readonly phase: 'made'; readonly fileName: string; readonly leftOut: readonly LeftOut[] }
  | { readonly phase: 'failed' }

/** What to bind: one application, or several with an index before them. */
export type DossierRequest = { readonly applicationId: string } | { readonly appIds: readonly string[] }

/** Makes a dossier or a board pack in the browser and saves it. `state` is null until one is requested. */
export function useDossier() {
  const { client, now } = useServices()
  const [state, setState] = useState<DossierState | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function bind(request: DossierRequest, signal: AbortSignal) {
    const making = {
      council: branding.council,
      printedAt: now(),
      signal,
      onProgress: (progress: DossierProgress) => {
        // A dialog that was closed must not open again.
        if (!signal.aborted) setState({ phase: 'making', progress })
      },
    }
    const load = (applicationId: string) => dossierOf(client, applicationId, now(), signal)
    const { makeDossier, makeBoardPack } = await import('@/pdf/dossier/make-dossier')
    if ('applicationId' in request) return makeDossier(await load(request.applicationId), making)
    const contents = []
    for (const applicationId of request.appIds) contents.push(await load(applicationId))
    return makeBoardPack(contents, making)
  }

  async function make(request: DossierRequest) {
    const controller = new AbortController()
    stop.current?.abort()
    stop.current = controller
    setState({ phase: 'making', progress: null })
    try {
      const { file, leftOut } = await bind(request, controller.signal)
      if (controller.signal.aborted) return
      const fileName = 'applicationId' in request ? `Dossier_${request.applicationId}.pdf` : 'Board_pack.pdf'
      saveFile({ blob: file, name: null }, fileName)
      setState({ phase: 'made', fileName, leftOut })
    } catch (error) {
      if (controller.signal.aborted) return
      // A document that fails is listed in the dossier and does not reject, so this is a bug: log it.
      console.error('The dossier could not be made.', error)
      setState({ phase: 'failed' })
    }
  }

  /** Stops the binding and closes the dialog. */
  const close = () => {
    stop.current?.abort()
    setState(null)
  }

  return { state, make: (request: DossierRequest) => void make(request), close }
}

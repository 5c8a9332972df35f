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

/** What is to be bound: one application, or several behind an index. */
export type Wanted = { readonly applicationId: string } | { readonly appIds: readonly string[] }

/** Makes a dossier or a board pack in this page and saves it. Null where none is asked for. */
export function useDossier() {
  const { client, now } = useServices()
  const [state, setState] = useState<DossierState | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function bind(wanted: Wanted, signal: AbortSignal) {
    const making = {
      council: branding.council,
      printedAt: now(),
      signal,
      onProgress: (progress: DossierProgress) => {
        // A window that was closed stays closed.
        if (!signal.aborted) setState({ phase: 'making', progress })
      },
    }
    const load = (applicationId: string) => dossierOf(client, applicationId, now(), signal)
    const { makeDossier, makeBoardPack } = await import('@/pdf/dossier/make-dossier')
    if ('applicationId' in wanted) return makeDossier(await load(wanted.applicationId), making)
    const contents = []
    for (const applicationId of wanted.appIds) contents.push(await load(applicationId))
    return makeBoardPack(contents, making)
  }

  async function make(wanted: Wanted) {
    const mine = new AbortController()
    stop.current?.abort()
    stop.current = mine
    setState({ phase: 'making', progress: null })
    try {
      const { file, leftOut } = await bind(wanted, mine.signal)
      if (mine.signal.aborted) return
      const fileName = 'applicationId' in wanted ? `Dossier_${wanted.applicationId}.pdf` : 'Board_pack.pdf'
      saveFile({ blob: file, name: null }, fileName)
      setState({ phase: 'made', fileName, leftOut })
    } catch (error) {
      if (mine.signal.aborted) return
      // Every failure of a document is in the dossier itself; what is left is this page's own, for its developers.
      console.error('The dossier could not be made.', error)
      setState({ phase: 'failed' })
    }
  }

  /** Stops what is under way, and takes the window away. */
  const close = () => {
    stop.current?.abort()
    setState(null)
  }

  return { state, make: (wanted: Wanted) => void make(wanted), close }
}

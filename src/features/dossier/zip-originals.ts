import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { OMISSION_TEXTS, type DossierContent, type OmittedDocument } from '@/pdf/dossier/dossier-content'
import { createPrefetchingLoader } from '@/pdf/dossier/prefetching-loader'
import type { Dossier, DossierProgress } from '@/pdf/dossier/make-dossier'

const MISSING_LIST_NAME = 'Missing documents.txt'

interface ZipOptions {
  readonly printedAt: Date
  /** The day of `printedAt` in the council's time zone: `30 Nov 2026`. */
  readonly madeOn: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: DossierProgress) => void
}

/**
 * Packs the original documents and a list of missing ones into a ZIP, with a folder for each of several applications.
 * Does not compress, because PDF and Word files are compressed. Rejects with the signal's reason on abort.
 */
export async function zipOriginals(
  contents: readonly DossierContent[],
  { printedAt, madeOn, signal, onProgress }: ZipOptions,
): Promise<Dossier> {
  const chunks: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // Browsers may move a blob to disk, unlike an array.
    chunks.push(new Blob([chunk]))
  })
  const addFile = (path: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(path)
    entry.mtime = printedAt
    zip.add(entry)
    entry.push(bytes, true)
  }

  const omitted: OmittedDocument[] = []
  const load = createPrefetchingLoader(contents, signal)
  const parts = contents.flatMap(({ id, parts: contentParts }) => contentParts.map(({ label }) => ({ id, label })))
  for (const [index, { id, label }] of parts.entries()) {
    onProgress({ done: index, total: parts.length, currentTask: `${id}, ${label}` })
    const file = await load(index)
    signal.throwIfAborted()
    if (file === 'not-due') continue
    if (typeof file === 'string') omitted.push({ id, label, reason: file })
    else if (file.size === 0) omitted.push({ id, label, reason: 'empty' })
    else addFile(contents.length > 1 ? `${id}/${file.name}` : file.name, new Uint8Array(await file.arrayBuffer()))
  }
  addFile(MISSING_LIST_NAME, strToU8(formatMissingList(omitted, madeOn)))
  zip.end()
  return { file: new Blob(chunks, { type: 'application/zip' }), omitted }
}

function formatMissingList(omitted: readonly OmittedDocument[], madeOn: string): string {
  const lines = omitted.map(({ id, label, reason }) => `${id}, ${label}: ${OMISSION_TEXTS[reason]}`)
  // Old versions of Notepad need both characters.
  const missing = lines.length > 0 ? ['Not in this ZIP:', ...lines] : ['Nothing is missing.']
  return [`Made on ${madeOn}.`, ...missing, ''].join('\r\n')
}

import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { LEFT_OUT_WORDS, type DossierContent, type LeftOut } from '@/pdf/dossier/dossier-content'
import { loadedAhead } from '@/pdf/dossier/loaded-ahead'
import type { Dossier, DossierProgress } from '@/pdf/dossier/make-dossier'

const MISSING_LIST = 'Missing documents.txt'

interface ZipOptions {
  readonly printedAt: Date
  readonly signal: AbortSignal
  readonly onProgress: (progress: DossierProgress) => void
}

/**
 * Packs the documents unchanged into a ZIP, with a list of the missing ones. Several applications have a folder each.
 * Stores without compression, because PDF and Word files are compressed. Rejects with the signal's reason on abort.
 */
export async function zipOriginals(
  contents: readonly DossierContent[],
  { printedAt, signal, onProgress }: ZipOptions,
): Promise<Dossier> {
  const chunks: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // Browsers may move a blob to disk, unlike an array.
    chunks.push(new Blob([chunk]))
  })
  const add = (path: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(path)
    entry.mtime = printedAt
    zip.add(entry)
    entry.push(bytes, true)
  }

  const leftOut: LeftOut[] = []
  const load = loadedAhead(contents, signal)
  const parts = contents.flatMap(({ id, parts: own }) => own.map(({ label }) => ({ id, label })))
  for (const [done, { id, label }] of parts.entries()) {
    onProgress({ done, of: parts.length, doing: `${id}, ${label}` })
    const file = await load(done)
    signal.throwIfAborted()
    if (file === 'not-due') continue
    if (typeof file === 'string') leftOut.push({ id, label, because: file })
    else if (file.size === 0) leftOut.push({ id, label, because: 'empty' })
    else add(contents.length > 1 ? `${id}/${file.name}` : file.name, new Uint8Array(await file.arrayBuffer()))
  }
  add(MISSING_LIST, strToU8(missingList(leftOut)))
  zip.end()
  return { file: new Blob(chunks, { type: 'application/zip' }), leftOut }
}

function missingList(leftOut: readonly LeftOut[]): string {
  const lines = leftOut.map(({ id, label, because }) => `${id}, ${label}: ${LEFT_OUT_WORDS[because]}`)
  // Old versions of Notepad need both characters.
  return [...(lines.length > 0 ? ['Not in this ZIP:', ...lines] : ['Nothing is missing.']), ''].join('\r\n')
}

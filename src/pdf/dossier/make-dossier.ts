import type { PDFDocument, PDFPage } from 'pdf-lib'
import { addOutline, type Bookmark } from '@/pdf/layout/add-outline'
import type { UnlockResult } from '../unlock-pdf'
import { bindParts, type BindingResult } from './bind-parts'
import { WHOLE_APPLICATION, type DossierContent, type OmittedDocument } from './dossier-content'
import { makeCoverSheet, makeIndexSheet, type Imprint, type IndexEntry } from './front-sheets'

export interface DossierProgress {
  readonly done: number
  readonly total: number
  /** The document that is loading: `12_2026, Project proposal`. */
  readonly currentTask: string
}

export interface DossierOptions extends Imprint {
  readonly signal: AbortSignal
  readonly unlock: (file: Blob) => Promise<UnlockResult>
  readonly onProgress: (progress: DossierProgress) => void
}

export interface Dossier {
  readonly file: Blob
  readonly omitted: readonly OmittedDocument[]
}

/** Binds a cover sheet and all readable documents, with bookmarks. Rejects with the signal's reason on abort. */
export async function makeDossier(content: DossierContent, options: DossierOptions): Promise<Dossier> {
  const document = await createDocument(content.title, options)
  const [boundParts] = await bindApplications(document, [content], options)
  if (boundParts === undefined) throw new Error('One application gives one dossier')
  const { bookmark } = await addApplication(document, boundParts, options)
  await addOutline(document, [{ ...bookmark, children: [] }, ...(bookmark.children ?? [])])
  return saveDossier(document, [boundParts], options)
}

/** Binds several applications, each as a dossier, preceded by an index. */
export async function makeBoardPack(contents: readonly DossierContent[], options: DossierOptions): Promise<Dossier> {
  const document = await createDocument('Board pack', options)
  const applications = await bindApplications(document, contents, options)
  // The index is laid out twice, because its length changes its page numbers.
  const entries: IndexEntry[] = contents.map((content) => ({ content, pages: 0 }))
  const indexLength = (await makeIndexSheet(entries, options)).getPageCount()
  const bookmarks: Bookmark[] = []
  for (const [position, application] of applications.entries()) {
    options.signal.throwIfAborted()
    const { id, title } = application.content
    try {
      const { bookmark, pages } = await addApplication(document, application, options, indexLength)
      bookmarks.push({ ...bookmark, title: `${id} ${title}` })
      entries[position] = { content: application.content, pages }
    } catch (error) {
      // This is a bug. The other applications must not be lost.
      console.error('An application could not be put together.', error)
      entries[position] = { content: application.content, pages: 0, isMissing: true }
      applications[position] = { ...application, omitted: [{ id, label: WHOLE_APPLICATION, reason: 'not-made' }] }
    }
  }
  const index = await makeIndexSheet(entries, options, indexLength)
  const sheets = await document.copyPages(index, index.getPageIndices())
  sheets.forEach((sheet, position) => document.insertPage(position, sheet))
  await addOutline(document, [...sheets.slice(0, 1).map((page) => makeBookmark('Contents', page)), ...bookmarks])
  return saveDossier(document, applications, options)
}

interface BoundApplication extends BindingResult {
  readonly content: DossierContent
}

async function createDocument(title: string, { council, printedAt }: Imprint): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(council)
  document.setLanguage('en')
  document.setCreationDate(printedAt)
  document.setModificationDate(printedAt)
  return document
}

async function bindApplications(
  target: PDFDocument,
  contents: readonly DossierContent[],
  options: DossierOptions,
): Promise<BoundApplication[]> {
  const { signal, onProgress } = options
  const total = contents.reduce((sum, { parts }) => sum + parts.length, 0)
  let done = 0
  const applications: BoundApplication[] = []
  for (const content of contents) {
    const onPart = (label: string) => onProgress({ done: done++, total, currentTask: `${content.id}, ${label}` })
    applications.push({ content, ...(await bindParts(content, { ...options, target, onPart })) })
  }
  signal.throwIfAborted()
  onProgress({ done: total, total, currentTask: 'Putting the pages together' })
  return applications
}

/** @param indexLength the number of pages of the index */
async function addApplication(
  document: PDFDocument,
  { content, parts, omitted }: BoundApplication,
  imprint: Imprint,
  indexLength = 0,
) {
  const firstPage = indexLength + document.getPageCount() + 1
  const cover = await makeCoverSheet({ content, boundParts: parts, omitted, firstPage }, imprint)
  const sheets = await document.copyPages(cover, cover.getPageIndices())
  const allPages = [...sheets, ...parts.flatMap(({ pages }) => pages)]
  for (const page of allPages) document.addPage(page)
  const children = parts.flatMap(({ label, pages: [first] }) => (first ? [makeBookmark(label, first)] : []))
  const [firstSheet] = sheets
  if (firstSheet === undefined) throw new Error('A cover sheet has at least one page')
  return { bookmark: { ...makeBookmark('Cover sheet', firstSheet), children }, pages: allPages.length }
}

const makeBookmark = (title: string, page: PDFPage): Bookmark => ({ title, page, y: page.getHeight() })

async function saveDossier(
  document: PDFDocument,
  applications: readonly BindingResult[],
  { signal }: DossierOptions,
): Promise<Dossier> {
  const bytes = await document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
  signal.throwIfAborted()
  return {
    // pdf-lib's bytes are backed by a plain ArrayBuffer, but its types do not declare that.
    file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }),
    omitted: applications.flatMap(({ omitted }) => omitted),
  }
}

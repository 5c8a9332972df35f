import type { PDFDocument, PDFPage } from 'pdf-lib'
import { addOutline, type Bookmark } from '@/pdf/layout/add-outline'
import type { Unlocked } from '../unlock-pdf'
import { bindParts, type BoundParts } from './bind-parts'
import { WHOLE_APPLICATION, type DossierContent, type LeftOut } from './dossier-content'
import { coverSheet, indexSheet, type Imprint, type IndexEntry } from './front-sheets'

export interface DossierProgress {
  readonly done: number
  readonly of: number
  /** The document that is being loaded: `12_2026, Project proposal`. */
  readonly doing: string
}

export interface Making extends Imprint {
  readonly signal: AbortSignal
  readonly unlock: (file: Blob) => Promise<Unlocked>
  readonly onProgress: (progress: DossierProgress) => void
}

export interface Dossier {
  readonly file: Blob
  readonly leftOut: readonly LeftOut[]
}

/** Binds cover sheet, lists and all readable documents, with bookmarks. Rejects with the signal's reason on abort. */
export async function makeDossier(content: DossierContent, making: Making): Promise<Dossier> {
  const document = await emptyDocument(content.title, making)
  const [bound] = await bindAll(document, [content], making)
  if (bound === undefined) throw new Error('One application gives one dossier')
  const { bookmark } = await addApplication(document, bound, making)
  await addOutline(document, [{ ...bookmark, children: [] }, ...(bookmark.children ?? [])])
  return finished(document, [bound], making)
}

/** Binds several applications, each as a dossier, preceded by an index. */
export async function makeBoardPack(contents: readonly DossierContent[], making: Making): Promise<Dossier> {
  const document = await emptyDocument('Board pack', making)
  const applications = await bindAll(document, contents, making)
  // The index is laid out twice, because its own length changes its page numbers.
  const entries: IndexEntry[] = contents.map((content) => ({ content, pages: 0 }))
  const indexLength = (await indexSheet(entries, making)).getPageCount()
  const bookmarks: Bookmark[] = []
  for (const [position, one] of applications.entries()) {
    making.signal.throwIfAborted()
    const { id, title } = one.content
    try {
      const { bookmark, pages } = await addApplication(document, one, making, indexLength)
      bookmarks.push({ ...bookmark, title: `${id} ${title}` })
      entries[position] = { content: one.content, pages }
    } catch (error) {
      // A bug; the other applications must not be lost.
      console.error('An application could not be put together.', error)
      entries[position] = { content: one.content, pages: 0, isMissing: true }
      applications[position] = { ...one, leftOut: [{ id, label: WHOLE_APPLICATION, because: 'not-made' }] }
    }
  }
  const index = await indexSheet(entries, making, indexLength)
  const sheets = await document.copyPages(index, index.getPageIndices())
  sheets.forEach((sheet, position) => document.insertPage(position, sheet))
  await addOutline(document, [...sheets.slice(0, 1).map((page) => bookmarkOf('Contents', page)), ...bookmarks])
  return finished(document, applications, making)
}

interface BoundApplication extends BoundParts {
  readonly content: DossierContent
}

async function emptyDocument(title: string, { council, printedAt }: Imprint): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(council)
  document.setLanguage('en')
  document.setCreationDate(printedAt)
  document.setModificationDate(printedAt)
  return document
}

async function bindAll(
  into: PDFDocument,
  contents: readonly DossierContent[],
  making: Making,
): Promise<BoundApplication[]> {
  const { signal, onProgress } = making
  const of = contents.reduce((sum, { parts }) => sum + parts.length, 0)
  let done = 0
  const applications: BoundApplication[] = []
  for (const content of contents) {
    const onPart = (label: string) => onProgress({ done: done++, of, doing: `${content.id}, ${label}` })
    applications.push({ content, ...(await bindParts(content, { ...making, into, onPart })) })
  }
  signal.throwIfAborted()
  onProgress({ done: of, of, doing: 'Putting the pages together' })
  return applications
}

/** @param before the number of pages of the index */
async function addApplication(
  document: PDFDocument,
  { content, bound, leftOut }: BoundApplication,
  imprint: Imprint,
  before = 0,
) {
  const firstPage = before + document.getPageCount() + 1
  const cover = await coverSheet({ content, bound, leftOut, firstPage }, imprint)
  const sheets = await document.copyPages(cover, cover.getPageIndices())
  const all = [...sheets, ...bound.flatMap(({ pages }) => pages)]
  for (const page of all) document.addPage(page)
  const children = bound.flatMap(({ label, pages: [first] }) => (first ? [bookmarkOf(label, first)] : []))
  const [firstSheet] = sheets
  if (firstSheet === undefined) throw new Error('A cover sheet has at least one page')
  return { bookmark: { ...bookmarkOf('Cover sheet', firstSheet), children }, pages: all.length }
}

const bookmarkOf = (title: string, page: PDFPage): Bookmark => ({ title, page, y: page.getHeight() })

async function finished(
  document: PDFDocument,
  applications: readonly BoundParts[],
  { signal }: Making,
): Promise<Dossier> {
  const bytes = await document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
  signal.throwIfAborted()
  return {
    // pdf-lib's bytes are backed by a plain ArrayBuffer, but its types do not declare that.
    file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }),
    leftOut: applications.flatMap(({ leftOut }) => leftOut),
  }
}

import type { PDFDocument } from 'pdf-lib'
import { formatBytes } from '@/lib/bytes'
import type { Block, PrintedDocument } from '@/pdf/layout/blocks'
import { loadFont } from '@/pdf/layout/load-font'
import { typeset } from '@/pdf/layout/typeset'
import {
  OMISSION_TEXTS,
  NOTE_TEXTS,
  type BoundPart,
  type DossierContent,
  type OmittedDocument,
} from './dossier-content'

export interface Imprint {
  readonly council: string
  readonly printedAt: Date
  /** The day of `printedAt` in the council's time zone: `30 Nov 2026`. */
  readonly madeOn: string
  /** The order of a board pack: `Sorted by Status, ascending`. */
  readonly order?: string | undefined
}

interface CoverSheet {
  readonly content: DossierContent
  readonly boundParts: readonly BoundPart[]
  readonly omitted: readonly OmittedDocument[]
  /** Page number of the sheet's own first page. */
  readonly firstPage: number
}

/** Lays out the facts of an application and, on a new page, the lists of bound and omitted documents. */
export function makeCoverSheet(
  { content, boundParts, omitted, firstPage }: CoverSheet,
  imprint: Imprint,
): Promise<PDFDocument> {
  const { id, title, applicant, facts } = content
  // Usually two pages: the facts and the lists.
  return typesetFrontSheets(2, (sheetPages) => {
    let page = firstPage + sheetPages
    const rows = boundParts.map(({ label, pages, notes }) => {
      const startPage = page
      page += pages.length
      return [[label, ...notes.map((note) => NOTE_TEXTS[note])].join('\n'), String(pages.length), String(startPage)]
    })
    return {
      ...getMetadata(imprint),
      kicker: 'Dossier',
      title,
      runningHead: { left: applicant, right: id },
      footer: `${imprint.council}: cover sheet of ${id}`,
      blocks: [
        toFieldsBlock([
          { label: 'Application Id', value: id },
          { label: 'Applicant', value: applicant },
          { label: 'Made on', value: imprint.madeOn },
        ]),
        ...facts.flatMap(({ heading, rows: known }): Block[] => [
          { kind: 'heading', text: heading },
          toFieldsBlock(known),
        ]),
        { kind: 'page-break' },
        { kind: 'heading', text: 'In this dossier' },
        {
          kind: 'table',
          columns: [
            { header: 'Document', widthRatio: 6 },
            { header: 'Pages', widthRatio: 1, align: 'right' },
            { header: 'From page', widthRatio: 1.4, align: 'right' },
          ],
          rows,
          emptyText: 'No document could be bound.',
        },
        { kind: 'heading', text: 'Missing documents' },
        {
          kind: 'table',
          columns: [
            { header: 'Document', widthRatio: 1 },
            { header: 'Why', widthRatio: 1 },
          ],
          rows: omitted.map(({ label, reason }) => [label, OMISSION_TEXTS[reason]]),
          emptyText: 'Nothing is missing.',
        },
      ],
    }
  })
}

interface WordFile {
  readonly content: DossierContent
  readonly label: string
  readonly file: File
}

/** A page in place of a Word file, which cannot be bound. */
export async function makeWordSheet(
  { content: { id, applicant }, label, file: { name, size } }: WordFile,
  imprint: Imprint,
): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const text = `${label} is a Word file: ${name}, ${formatBytes(size)}. Get it with All originals.`
  const bytes = await typeset(
    {
      ...getMetadata(imprint),
      kicker: 'Word file',
      title: label,
      runningHead: { left: applicant, right: id },
      footer: `${imprint.council}: documents of ${id}`,
      blocks: [{ kind: 'paragraph', text }],
    },
    loadFont,
  )
  return PDFDocument.load(bytes, FAST_PARSING)
}

export interface IndexEntry {
  readonly content: DossierContent
  /** Number of pages, including the cover sheet. */
  readonly pages: number
  /** True if the application could not be put together. */
  readonly isMissing?: boolean
}

/** @param expectedPages pages of the index; a wrong number costs a second layout */
export function makeIndexSheet(
  entries: readonly IndexEntry[],
  imprint: Imprint,
  expectedPages = 1,
): Promise<PDFDocument> {
  const introduction = entries.length === 1 ? '1 application, ' : `${entries.length} applications, each `
  return typesetFrontSheets(expectedPages, (sheetPages) => {
    let page = sheetPages + 1
    const rows = entries.map(({ content: { id, title, applicant }, pages, isMissing }) => {
      const startPage = page
      page += pages
      return [id, title, applicant, isMissing ? 'Missing' : String(startPage)]
    })
    return {
      ...getMetadata(imprint),
      kicker: imprint.council,
      title: 'Board pack',
      runningHead: { left: 'Board pack', right: imprint.council },
      footer: `${imprint.council}: contents`,
      blocks: [
        { kind: 'paragraph', text: `${introduction}with its cover sheet and its documents.` },
        {
          kind: 'paragraph',
          text: [`Made on ${imprint.madeOn}.`, imprint.order && `${imprint.order}.`].join(' ').trim(),
        },
        {
          kind: 'table',
          columns: [
            { header: 'Application Id', widthRatio: 1.3 },
            { header: 'Project Title', widthRatio: 3.6 },
            { header: 'Applicant', widthRatio: 2 },
            { header: 'From page', widthRatio: 1, align: 'right' },
          ],
          rows,
          emptyText: '',
        },
      ],
    }
  })
}

/** Parses without yielding to the event loop: a worker has no page to keep responsive. */
const FAST_PARSING = { parseSpeed: Number.POSITIVE_INFINITY }

const toFieldsBlock = (rows: Extract<Block, { kind: 'fields' }>['rows']): Block => ({ kind: 'fields', rows })

const getMetadata = ({ council, printedAt }: Imprint) => ({ author: council, printedAt })

/** The page numbers in the sheets depend on the sheets' own length. Repeats the layout if `expectedPages` was wrong. */
async function typesetFrontSheets(
  expectedPages: number,
  layOut: (sheetPages: number) => PrintedDocument,
): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const typesetAndLoad = async (ownPages: number) =>
    PDFDocument.load(await typeset(layOut(ownPages), loadFont), FAST_PARSING)
  const sheets = await typesetAndLoad(expectedPages)
  const pages = sheets.getPageCount()
  return pages === expectedPages ? sheets : typesetAndLoad(pages)
}

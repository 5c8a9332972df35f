import type { PDFDocument } from 'pdf-lib'
import { formatBytes } from '@/lib/bytes'
import type { Block, PrintedDocument } from '@/pdf/layout/blocks'
import { loadFont } from '@/pdf/layout/noto-fonts'
import { typeset } from '@/pdf/layout/typeset'
import { LEFT_OUT_WORDS, NOTE_WORDS, type BoundPart, type DossierContent, type LeftOut } from './dossier-content'

export interface Imprint {
  readonly council: string
  readonly printedAt: Date
}

interface CoverSheet {
  readonly content: DossierContent
  readonly bound: readonly BoundPart[]
  readonly leftOut: readonly LeftOut[]
  /** Page number of the sheet's own first page. */
  readonly firstPage: number
}

/** Lays out a cover sheet: the facts of an application and, on a new page, the lists of bound and omitted documents. */
export function coverSheet({ content, bound, leftOut, firstPage }: CoverSheet, imprint: Imprint): Promise<PDFDocument> {
  const { id, title, applicant, facts } = content
  // Usually two pages: the facts and the lists.
  return typesetFront(2, (ownPages) => {
    let page = firstPage + ownPages
    const rows = bound.map(({ label, pages, notes }) => {
      const from = page
      page += pages.length
      return [[label, ...notes.map((note) => NOTE_WORDS[note])].join('\n'), String(pages.length), String(from)]
    })
    return {
      ...printed(imprint),
      kicker: 'Dossier',
      title,
      runningHead: { left: applicant, right: id },
      foot: `${imprint.council}: cover sheet of ${id}`,
      blocks: [
        fields([
          { label: 'Application Id', value: id },
          { label: 'Applicant', value: applicant },
        ]),
        ...facts.flatMap(({ heading, rows: known }): Block[] => [{ kind: 'heading', text: heading }, fields(known)]),
        { kind: 'page-break' },
        { kind: 'heading', text: 'In this dossier' },
        {
          kind: 'table',
          columns: [
            { head: 'Document', share: 6 },
            { head: 'Pages', share: 1, align: 'right' },
            { head: 'From page', share: 1.4, align: 'right' },
          ],
          rows,
          whenEmpty: 'No document could be bound.',
        },
        { kind: 'heading', text: 'Not in this dossier' },
        {
          kind: 'table',
          columns: [
            { head: 'Document', share: 1 },
            { head: 'Why', share: 1 },
          ],
          rows: leftOut.map(({ label, because }) => [label, LEFT_OUT_WORDS[because]]),
          whenEmpty: 'Everything is here.',
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
export async function wordSheet(
  { content: { id, applicant }, label, file: { name, size } }: WordFile,
  imprint: Imprint,
): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const text = `${label} is a Word file: ${name}, ${formatBytes(size)}. Get it with All originals.`
  const bytes = await typeset(
    {
      ...printed(imprint),
      kicker: 'Word file',
      title: label,
      runningHead: { left: applicant, right: id },
      foot: `${imprint.council}: documents of ${id}`,
      blocks: [{ kind: 'paragraph', text }],
    },
    loadFont,
  )
  return PDFDocument.load(bytes, FAST)
}

export interface IndexEntry {
  readonly content: DossierContent
  /** Number of pages, including the cover sheet. */
  readonly pages: number
  /** True if the application could not be put together. */
  readonly isMissing?: boolean
}

/** @param expected the expected number of pages; a wrong one only costs a second layout */
export function indexSheet(entries: readonly IndexEntry[], imprint: Imprint, expected = 1): Promise<PDFDocument> {
  const counted = entries.length === 1 ? '1 application, ' : `${entries.length} applications, each `
  return typesetFront(expected, (ownPages) => {
    let page = ownPages + 1
    const rows = entries.map(({ content: { id, title, applicant }, pages, isMissing }) => {
      const from = page
      page += pages
      return [id, title, applicant, isMissing ? 'Missing' : String(from)]
    })
    return {
      ...printed(imprint),
      kicker: imprint.council,
      title: 'Board pack',
      runningHead: { left: 'Board pack', right: imprint.council },
      foot: `${imprint.council}: contents`,
      blocks: [
        { kind: 'paragraph', text: `${counted}with its cover sheet and its documents.` },
        {
          kind: 'table',
          columns: [
            { head: 'Application Id', share: 1.3 },
            { head: 'Project Title', share: 3.6 },
            { head: 'Applicant', share: 2 },
            { head: 'From page', share: 1, align: 'right' },
          ],
          rows,
          whenEmpty: '',
        },
      ],
    }
  })
}

/** Parses without yielding to the event loop: a worker has no page to keep responsive. */
const FAST = { parseSpeed: Number.POSITIVE_INFINITY }

const fields = (rows: Extract<Block, { kind: 'fields' }>['rows']): Block => ({ kind: 'fields', rows })

const printed = ({ council, printedAt }: Imprint) => ({ author: council, printedAt })

/** The page numbers in the sheets depend on the sheets' own length. Repeats the layout if `expected` was wrong. */
async function typesetFront(expected: number, print: (ownPages: number) => PrintedDocument): Promise<PDFDocument> {
  const { PDFDocument } = await import('pdf-lib')
  const open = async (ownPages: number) => PDFDocument.load(await typeset(print(ownPages), loadFont), FAST)
  const sheets = await open(expected)
  const pages = sheets.getPageCount()
  return pages === expected ? sheets : open(pages)
}

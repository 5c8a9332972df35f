import type * as DocxModule from 'docx'
import type { FileChild, Paragraph, Table } from 'docx'
import { resetZipTimes } from './zip-times'

type Docx = typeof DocxModule

export type WordBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Advice to delete, formatted differently. */
  | { kind: 'hint'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | WordTable
  | { kind: 'space'; lines: number }

interface WordTable {
  kind: 'table'
  /** Relative column widths. */
  widths: readonly number[]
  head?: readonly string[]
  /** Empty cells are to be filled in. */
  rows: readonly (readonly string[])[]
}

export interface WordContent {
  title: string
  kicker: string
  foot: string
  author: string
  /** Time of creation and last change in the file. */
  writtenAt: Date
  blocks: readonly WordBlock[]
}

const ACCENT_COLOUR = '1A4570'
const SOFT_COLOUR = '5C6473'
const BORDER_COLOUR = 'C9C9C4'
const SERIF = 'Georgia'
const SANS = 'Calibri'
/** A4 with margins of 2.5 cm, in twentieths of a point. */
const PAGE = { width: 11906, height: 16838, margin: 1417 } as const
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
const CELL_MARGINS = { top: 70, bottom: 70, left: 100, right: 100 }

/** Returns the same bytes for the same content. */
export async function createWordDocument(content: WordContent): Promise<Uint8Array> {
  const docx = await import('docx')
  const { Document, Packer, Paragraph: P, TextRun } = docx
  const file = new Document({
    creator: content.author,
    title: content.title,
    styles: { default: { document: { run: { font: SANS, size: 22, language: { value: 'en-GB' } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: createFooter(docx, content.foot) },
        children: [
          new P({
            children: [new TextRun({ text: content.kicker.toUpperCase(), bold: true, size: 17, color: ACCENT_COLOUR })],
          }),
          new P({
            heading: docx.HeadingLevel.TITLE,
            spacing: { after: 280 },
            children: [new TextRun({ text: content.title, font: SERIF, bold: true, size: 44 })],
          }),
          ...content.blocks.flatMap((block) => createBlock(docx, block)),
        ],
      },
    ],
  })
  const bytes = await Packer.pack(file, 'uint8array', undefined, [createCoreProperties(content)])
  return resetZipTimes(bytes)
}

function createBlock(docx: Docx, block: WordBlock): FileChild[] {
  const { Paragraph: P, TextRun } = docx
  switch (block.kind) {
    case 'heading':
      return [
        new P({
          heading: docx.HeadingLevel.HEADING_1,
          keepNext: true,
          spacing: { before: 340, after: 110 },
          children: [new TextRun({ text: block.text, font: SERIF, bold: true, size: 28, color: ACCENT_COLOUR })],
        }),
      ]
    case 'paragraph':
      return [new P({ text: block.text, spacing: { after: 140, line: 300 } })]
    case 'hint':
      return [
        new P({
          spacing: { after: 140, line: 280 },
          children: [new TextRun({ text: block.text, italics: true, color: SOFT_COLOUR })],
        }),
      ]
    case 'list':
      return block.items.map((text) => new P({ text, bullet: { level: 0 }, spacing: { after: 70, line: 290 } }))
    case 'table':
      // Word joins adjacent tables, so add an empty line after each.
      return [createTable(docx, block), new P({ text: '', spacing: { after: 60 } })]
    case 'space':
      return Array.from({ length: block.lines }, () => new P({ text: '' }))
  }
}

function createTable(docx: Docx, { widths, head, rows }: WordTable): Table {
  const { TableRow, TableCell, Paragraph: P, TextRun, WidthType, BorderStyle } = docx
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columnWidths = widths.map((width) => Math.round((TEXT_WIDTH * width) / total))
  const line = { style: BorderStyle.SINGLE, size: 4, color: BORDER_COLOUR }
  const outerBorders = { top: line, bottom: line, left: line, right: line }
  const createRow = (texts: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: texts.map(
        (text, index) =>
          new TableCell({
            width: { size: columnWidths[index] ?? 0, type: WidthType.DXA },
            margins: CELL_MARGINS,
            ...(isHead && { shading: { fill: 'F1F0EB' } }),
            children: [new P({ children: [new TextRun({ text, bold: isHead })] })],
          }),
      ),
    })
  return new docx.Table({
    columnWidths,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    borders: { ...outerBorders, insideHorizontal: line, insideVertical: line },
    rows: [...(head === undefined ? [] : [createRow(head, true)]), ...rows.map((texts) => createRow(texts, false))],
  })
}

function createFooter({ Footer, Paragraph: P, TextRun, PageNumber, TabStopType }: Docx, text: string) {
  const textStyle = { size: 17, color: SOFT_COLOUR }
  const paragraph: Paragraph = new P({
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun({ ...textStyle, text: `${text}\t` }),
      new TextRun({ ...textStyle, children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  })
  return new Footer({ children: [paragraph] })
}

/** Replaces the part with the current time of the library. */
function createCoreProperties({ title, author, writtenAt }: WordContent) {
  const time = writtenAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const createDateElement = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`
  const data =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator>` +
    `${createDateElement('created')}${createDateElement('modified')}</cp:coreProperties>`
  return { path: 'docProps/core.xml', data }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import type { Color, PDFDocument } from 'pdf-lib'
import type { PrintedDocument } from './blocks'
import type { Bookmark } from './add-outline'
import type { LoadFont } from './faces'
import { addOutline } from './add-outline'
import { drawBlock, drawParagraph } from './draw-block'
import { embedFaces } from './faces'
import { Sheet } from './sheet'
import { toPrintable } from './text-runs'
import { paper, RULE, styles, textWidth } from './text-style'
import { Typesetter } from './typesetter'

/** Titles with more characters are set smaller; up to 1,000 are allowed. */
const LONG_TITLE_LENGTH = 140

/**
 * Lays out a document on A4 pages: title, blocks, running header, `Page 2 of 5`, bookmarks. The same input gives the
 * same bytes. Characters missing in all fonts are named in brackets and at the end; they never throw.
 */
export async function typeset(content: PrintedDocument, loadFont: LoadFont): Promise<Uint8Array> {
  const pdf = await import('pdf-lib')
  const document = await pdf.PDFDocument.create({ updateMetadata: false })
  setMetadata(document, content)
  const faces = await embedFaces(document, toPrintable(JSON.stringify(content)), loadFont)
  const sheet = new Sheet(document, new Typesetter(pdf, faces), pdf.rgb)

  drawTitle(sheet, content)
  const bookmarks: Bookmark[] = []
  for (const block of content.blocks) {
    drawBlock(sheet, block)
    // Points above the heading, which was just drawn.
    if (block.kind === 'heading') bookmarks.push({ title: block.text, page: sheet.page, y: sheet.y + 40 })
  }
  drawUnprintableNote(sheet)
  drawRunningLines(document, sheet.typesetter, content, pdf.rgb(...RULE))
  await addOutline(document, bookmarks)
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
}

function setMetadata(document: PDFDocument, { title, author, printedAt }: PrintedDocument): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage('en')
  document.setCreationDate(printedAt)
  document.setModificationDate(printedAt)
}

function drawTitle(sheet: Sheet, { kicker, title }: PrintedDocument): void {
  sheet.drawLine(kicker.toUpperCase(), paper.left, styles.kicker)
  sheet.y -= 4
  const style = title.length > LONG_TITLE_LENGTH ? styles.longTitle : styles.title
  // A title in two families looks like a mistake.
  const family = sheet.typesetter.isSerifPrintable(title) ? style.family : 'sans'
  drawParagraph(sheet, title, paper.left, textWidth, { ...style, family })
  sheet.y -= 10
}

function drawUnprintableNote(sheet: Sheet): void {
  const unprintableNames = sheet.typesetter.unprintable.join(', ')
  if (unprintableNames === '') return
  sheet.space(14)
  const note = `Could not be printed: ${unprintableNames}. Square brackets mark each place.`
  drawParagraph(sheet, note, paper.left, textWidth, styles.label)
}

function drawRunningLines(
  document: PDFDocument,
  typesetter: Typesetter,
  { runningHead, footer }: PrintedDocument,
  color: Color,
): void {
  const pages = document.getPages()
  const headY = paper.height - 46
  const footY = 40
  const rightEdge = paper.left + textWidth
  const drawRight = (page: (typeof pages)[number], text: string, y: number) =>
    typesetter.drawLine(page, text, rightEdge - typesetter.measure(text, styles.running), y, styles.running)

  pages.forEach((page, index) => {
    typesetter.drawLine(page, runningHead.left, paper.left, headY, styles.running)
    drawRight(page, runningHead.right, headY)
    const ruleY = headY - 7
    page.drawLine({ start: { x: paper.left, y: ruleY }, end: { x: rightEdge, y: ruleY }, thickness: 0.5, color })
    typesetter.drawLine(page, footer, paper.left, footY, styles.running)
    drawRight(page, `Page ${index + 1} of ${pages.length}`, footY)
  })
}

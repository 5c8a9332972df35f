import type { Block, Column, Field, Signature } from './blocks'
import type { Sheet } from './sheet'
import { paper, styles, textWidth, type TextStyle } from './text-style'

const LABEL_WIDTH = 150
const GUTTER = 14
const LIST_INDENT = 18
const SIGNATURE_HEIGHT = 78
const TABLE_ROW_LAYOUT = { padding: 4, hasRule: true }
const SPACE_ABOVE_HEADING = 22
const SPACE_ABOVE_SUBHEADING = 12
/** Points to keep free below a heading, for a table's header and one row. Otherwise the heading moves to the next page. */
const ROOM_AFTER_HEADING = 64

export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text)
    case 'subheading':
      sheet.ensureRoom(SPACE_ABOVE_SUBHEADING + styles.subheading.leading + ROOM_AFTER_HEADING)
      sheet.space(SPACE_ABOVE_SUBHEADING)
      drawParagraph(sheet, block.text, paper.left, textWidth, styles.subheading)
      return sheet.space(2)
    case 'paragraph':
      drawParagraph(sheet, block.text, paper.left, textWidth, styles.body)
      return sheet.space(7)
    case 'list':
      return drawList(sheet, block.items, block.isNumbered ?? false)
    case 'fields':
      return drawFields(sheet, block.rows)
    case 'table':
      return block.rows.length === 0
        ? drawParagraph(sheet, block.emptyText, paper.left, textWidth, styles.label)
        : drawTable(sheet, block.columns, block.rows)
    case 'signatures':
      return drawSignatures(sheet, block.people)
    case 'page-break':
      return sheet.breakPage()
  }
}

function drawHeading(sheet: Sheet, text: string): void {
  sheet.ensureRoom(SPACE_ABOVE_HEADING + styles.heading.leading + ROOM_AFTER_HEADING)
  sheet.space(SPACE_ABOVE_HEADING)
  drawParagraph(sheet, text, paper.left, textWidth, styles.heading)
  sheet.y -= 4
  sheet.drawRule(paper.left, textWidth, 0.9, styles.heading.colour)
  sheet.y -= 6
}

/** Draws wrapped text over as many pages as needed, without widows or orphans. */
export function drawParagraph(sheet: Sheet, text: string, x: number, width: number, style: TextStyle): void {
  const lines = sheet.typesetter.wrapLines(text, style, width)
  lines.forEach((line, index) => {
    const isPairStart = lines.length > 1 && (index === 0 || index === lines.length - 2)
    sheet.ensureRoom(isPairStart ? 2 * style.leading : style.leading)
    sheet.drawLine(line, x, style)
  })
}

function drawList(sheet: Sheet, items: readonly string[], numbered: boolean): void {
  items.forEach((item, index) => {
    sheet.ensureRoom(styles.body.leading * 2)
    const startY = sheet.y
    sheet.drawLine(numbered ? `${index + 1}.` : '•', paper.left, styles.body)
    sheet.y = startY
    drawParagraph(sheet, item, paper.left + LIST_INDENT, textWidth - LIST_INDENT, styles.body)
    sheet.space(3.5)
  })
  sheet.space(4)
}

function drawFields(sheet: Sheet, rows: readonly Field[]): void {
  const columns: CellColumn[] = [
    { x: paper.left, width: LABEL_WIDTH - GUTTER, align: 'left', style: styles.label },
    { x: paper.left + LABEL_WIDTH, width: textWidth - LABEL_WIDTH, align: 'left', style: styles.body },
  ]
  const cells = rows.map(({ label, value }) => [label, value])
  drawRows(sheet, columns, cells, { padding: 2, hasRule: false })
}

function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const bodyColumns = placeColumns(columns, styles.body)
  const headerColumns = placeColumns(columns, styles.tableHead)
  const headerTexts = columns.map((column) => column.header)
  const drawHeader = () => drawRows(sheet, headerColumns, [headerTexts], TABLE_ROW_LAYOUT)
  drawHeader()
  drawRows(sheet, bodyColumns, rows, { ...TABLE_ROW_LAYOUT, drawHeader })
}

function placeColumns(columns: readonly Column[], style: TextStyle): CellColumn[] {
  const totalRatio = columns.reduce((total, column) => total + column.widthRatio, 0)
  const availableWidth = textWidth - GUTTER * (columns.length - 1)
  let x: number = paper.left
  return columns.map((column) => {
    const width = (availableWidth * column.widthRatio) / totalRatio
    const cellColumn = { x, width, align: column.align ?? 'left', style }
    x += width + GUTTER
    return cellColumn
  })
}

/** Draws two signatures per row, each a line to sign on with name and role below it. */
function drawSignatures(sheet: Sheet, people: readonly Signature[]): void {
  const width = (textWidth - 40) / 2
  for (let index = 0; index < people.length; index += 2) {
    sheet.ensureRoom(SIGNATURE_HEIGHT)
    sheet.y -= 42
    const top = sheet.y
    people.slice(index, index + 2).forEach(({ name, role }, column) => {
      const x = paper.left + column * (width + 40)
      sheet.y = top
      sheet.drawRule(x, width, 0.7, styles.body.colour)
      sheet.y -= 4
      sheet.drawLine(name, x, styles.body)
      sheet.drawLine(role, x, styles.label)
    })
    sheet.y = top - SIGNATURE_HEIGHT + 42
  }
}

interface CellColumn {
  x: number
  width: number
  align: 'left' | 'right'
  style: TextStyle
}

/** Rows taller than this (in points) may be split between two pages; smaller ones move as a whole. */
const MAX_UNSPLIT_HEIGHT = (paper.height - paper.top - paper.bottom) / 3

interface RowLayout {
  padding: number
  hasRule: boolean
  /** Called again at the top of every further page. */
  drawHeader?: () => void
}

function drawRows(
  sheet: Sheet,
  columns: readonly CellColumn[],
  rows: readonly (readonly string[])[],
  { padding, hasRule, drawHeader }: RowLayout,
): void {
  const leading = Math.max(...columns.map((column) => column.style.leading))
  for (const row of rows) {
    const cells = columns.map(({ style, width }, index) => sheet.typesetter.wrapLines(row[index] ?? '', style, width))
    const lineCount = Math.max(...cells.map((lines) => lines.length))
    const height = lineCount * leading + 2 * padding
    if (sheet.ensureRoom(Math.min(height, MAX_UNSPLIT_HEIGHT))) drawHeader?.()
    sheet.y -= padding
    for (let line = 0; line < lineCount; line += 1) {
      if (sheet.ensureRoom(leading + padding)) drawHeader?.()
      drawLineOfCells(
        sheet,
        columns,
        cells.map((lines) => lines[line] ?? ''),
      )
      sheet.y -= leading
    }
    sheet.y -= padding
    if (hasRule) sheet.drawRule(paper.left, textWidth, 0.5)
  }
}

function drawLineOfCells(sheet: Sheet, columns: readonly CellColumn[], texts: readonly string[]): void {
  columns.forEach((column, index) => {
    const text = texts[index] ?? ''
    const indent = column.align === 'right' ? column.width - sheet.typesetter.measure(text, column.style) : 0
    const top = sheet.y
    sheet.drawLine(text, column.x + indent, column.style)
    sheet.y = top
  })
}

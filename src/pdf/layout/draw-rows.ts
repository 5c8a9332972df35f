import type { Sheet } from './sheet'
import type { TextStyle } from './text-style'
import { page as paper, textWidth } from './text-style'

export interface CellColumn {
  x: number
  width: number
  align: 'left' | 'right'
  style: TextStyle
}

/** Rows taller than this (in points) may be split between two pages; smaller ones move as a whole. */
const DIVIDED_ABOVE = (paper.height - paper.top - paper.bottom) / 3

export interface RowLayout {
  padding: number
  ruled: boolean
  /** Called again at the top of every further page. */
  drawHead?: () => void
}

export function drawRows(
  sheet: Sheet,
  columns: readonly CellColumn[],
  rows: readonly (readonly string[])[],
  { padding, ruled, drawHead }: RowLayout,
): void {
  const leading = Math.max(...columns.map((column) => column.style.leading))
  for (const row of rows) {
    const cells = columns.map(({ style, width }, index) => sheet.typesetter.linesOf(row[index] ?? '', style, width))
    const lineCount = Math.max(...cells.map((lines) => lines.length))
    const height = lineCount * leading + 2 * padding
    if (sheet.need(Math.min(height, DIVIDED_ABOVE))) drawHead?.()
    sheet.y -= padding
    for (let line = 0; line < lineCount; line += 1) {
      if (sheet.need(leading + padding)) drawHead?.()
      drawLineOfCells(
        sheet,
        columns,
        cells.map((lines) => lines[line] ?? ''),
      )
      sheet.y -= leading
    }
    sheet.y -= padding
    if (ruled) sheet.rule(paper.left, textWidth, 0.5)
  }
}

function drawLineOfCells(sheet: Sheet, columns: readonly CellColumn[], texts: readonly string[]): void {
  columns.forEach((column, index) => {
    const text = texts[index] ?? ''
    const spare = column.align === 'right' ? column.width - sheet.typesetter.widthOf(text, column.style) : 0
    const top = sheet.y
    sheet.line(text, column.x + spare, column.style)
    sheet.y = top
  })
}

import type { Sheet } from './sheet'
import type { TextStyle } from './text-style'
import { page as paper } from './text-style'

export interface CellColumn {
  x: number
  width: number
  align: 'left' | 'right'
  style: TextStyle
}

const ROW_PADDING = 4.5
/** A row taller than this may be divided between two pages; a smaller one moves as a whole. */
const DIVIDED_ABOVE = (paper.height - paper.top - paper.bottom) / 3

/** Draws rows of wrapped cells with a hairline under each; `drawHead` is called again on top of every page they reach. */
export function drawRows(sheet: Sheet, columns: readonly CellColumn[], rows: readonly (readonly string[])[], drawHead: () => void): void {
  const leading = Math.max(...columns.map((column) => column.style.leading))
  for (const row of rows) {
    const cells = columns.map((column, index) => sheet.typesetter.linesOf(row[index] ?? '', column.style, column.width))
    const lineCount = Math.max(...cells.map((lines) => lines.length))
    const height = lineCount * leading + 2 * ROW_PADDING
    if (sheet.need(Math.min(height, DIVIDED_ABOVE))) drawHead()
    sheet.y -= ROW_PADDING
    for (let line = 0; line < lineCount; line += 1) {
      if (sheet.need(leading + ROW_PADDING)) drawHead()
      drawLineOfCells(sheet, columns, cells.map((lines) => lines[line] ?? ''))
      sheet.y -= leading
    }
    sheet.y -= ROW_PADDING
    const [first, last] = [columns.at(0), columns.at(-1)]
    if (first !== undefined && last !== undefined) sheet.rule(first.x, last.x + last.width - first.x, 0.5)
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

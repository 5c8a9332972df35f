import {
  adjustDimsForRotation,
  componentsToColor,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  reduceRotation,
  rotateInPlace,
  translate,
  PDFName,
  PDFStream,
  type PDFDict,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'
import type { Colour, TextStyle } from '@/pdf/layout/text-style'
import type { Typesetter } from '@/pdf/layout/typesetter'
import { dictOf, entry, inherited, numberOf, numbersOf, textOf, type Form, type TextLayout } from './widget-value'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Null for a field without an area, such as an invisible signature. */
export function boxOf(widget: PDFDict): Box | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(entry(widget, 'Rect'))
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Draws an appearance so that its bounds fill the box (ISO 32000, algorithm of appearance streams). */
export function drawAppearance(page: PDFPage, { x, y, width, height }: Box, ref: PDFRef, form: Form): void {
  const stream = page.doc.context.lookup(ref, PDFStream)
  const [left = 0, bottom = 0, right = width, top = height] = numbersOf(entry(stream.dict, 'BBox'))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(entry(stream.dict, 'Matrix'))
  const corners = [left, right].flatMap((h) =>
    [bottom, top].map((v) => [a * h + c * v + e, b * h + d * v + f] as const),
  )
  const across = corners.map(([h]) => h)
  const upwards = corners.map(([, v]) => v)
  const [minX, minY] = [Math.min(...across), Math.min(...upwards)]
  const [wide, high] = [Math.max(...across) - minX, Math.max(...upwards) - minY]
  if (wide === 0 || high === 0) return
  const [scaleX, scaleY] = [width / wide, height / high]
  // Some programs omit these entries.
  stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'))
  const resources = entry(form.dict, 'DR')
  if (resources && !entry(stream.dict, 'Resources')) stream.dict.set(PDFName.of('Resources'), resources)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(scaleX, 0, 0, scaleY, x - minX * scaleX, y - minY * scaleY),
    drawObject(page.node.newXObject('Field', ref)),
    popGraphicsState(),
  )
}

interface DrawnText {
  readonly text: string
  readonly layout: TextLayout
  readonly typesetter: Typesetter
}

/** Draws the box of a field and, in it, a value that has no appearance in the file. */
export function drawValue(page: PDFPage, box: Box, widget: PDFDict, form: Form, value: DrawnText | null): void {
  const characteristics = dictOf(widget, 'MK')
  const rotation = reduceRotation(numberOf(entry(characteristics, 'R')))
  const { width, height } = adjustDimsForRotation(box, rotation)
  const borderWidth = numberOf(entry(dictOf(widget, 'BS'), 'W')) ?? 1
  const fill = componentsToColor(numbersOf(entry(characteristics, 'BG')))
  const stroke = componentsToColor(numbersOf(entry(characteristics, 'BC')))
  page.pushOperators(pushGraphicsState(), translate(box.x, box.y), ...rotateInPlace({ ...box, rotation }))
  if (fill || (stroke && borderWidth > 0))
    page.drawRectangle({
      x: borderWidth / 2,
      y: borderWidth / 2,
      width: width - borderWidth,
      height: height - borderWidth,
      ...(fill && { color: fill }),
      ...(stroke && borderWidth > 0 && { borderColor: stroke, borderWidth }),
    })
  if (value) drawText(page, { width, height }, widget, form, value)
  page.pushOperators(popGraphicsState())
}

/** The distance of a text from the sides of its box. */
const PADDING = 2
const LINE_HEIGHT = 1.2
/** The height of capital letters, in parts of the text size. */
const CAPITALS = 0.7
const LARGEST_OF_LINES = 12
const SMALLEST = 4

/** The text is made smaller until all of it fits, because a reader cannot scroll it. */
function drawText(
  page: PDFPage,
  { width, height }: Pick<Box, 'width' | 'height'>,
  widget: PDFDict,
  form: Form,
  { text, layout, typesetter }: DrawnText,
): void {
  const { size: wanted, colour } = appearanceDefaults(textOf(inherited(widget, 'DA', form)) ?? '')
  const styleOf = (size: number): TextStyle => ({
    family: 'sans',
    weight: 'regular',
    size,
    leading: size * LINE_HEIGHT,
    colour,
  })
  const alignment = layout === 'mark' ? 1 : (numberOf(inherited(widget, 'Q', form)) ?? 0)
  const share = [0, 0.5, 1][alignment] ?? 0
  const room = Math.max(width - 2 * PADDING, 1)
  const draw = (line: string, style: TextStyle, y: number, cell = { x: PADDING, width: room, share }) =>
    typesetter.drawLine(page, line, cell.x + (cell.width - typesetter.widthOf(line, style)) * cell.share, y, style)

  if (layout === 'lines') {
    const [lines, style] = fittedLines(text, wanted ?? LARGEST_OF_LINES, { width: room, height }, styleOf, typesetter)
    for (const [index, line] of lines.entries())
      draw(line, style, height - PADDING - style.size - index * style.leading)
    return
  }
  const line = text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const tallest = Math.min(wanted ?? height, height / LINE_HEIGHT)
  const baseline = (size: number) => (height - size * CAPITALS) / 2
  if (typeof layout === 'number') {
    const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment)
    const cell = width / Math.max(layout, letters.length)
    const style = styleOf(Math.min(tallest, cell))
    for (const [index, letter] of letters.entries())
      draw(letter, style, baseline(style.size), { x: index * cell, width: cell, share: 0.5 })
    return
  }
  const style = styleOf(Math.min(tallest, room / typesetter.widthOf(line, styleOf(1))))
  draw(line, style, baseline(style.size))
}

function fittedLines(
  text: string,
  largest: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  styleOf: (size: number) => TextStyle,
  typesetter: Typesetter,
): readonly [lines: readonly string[], style: TextStyle] {
  for (let size = largest; ; size -= 0.5) {
    const style = styleOf(size)
    const lines = typesetter.linesOf(text, style, width)
    if (size <= SMALLEST || lines.length * style.leading + 2 * PADDING <= height) return [lines, style]
  }
}

/** Reads the size and colour of a default appearance such as `0 0 1 rg /Helv 9 Tf`. A size of 0 means any. */
function appearanceDefaults(operators: string): { readonly size: number | undefined; readonly colour: Colour } {
  const operandsOf = (operator: string) =>
    (new RegExp(`((?:[\\d.]+\\s+)+)${operator}\\b`).exec(operators)?.[1] ?? '').split(/\s+/).filter(Boolean).map(Number)
  const [grey = 0] = operandsOf('g')
  const [red = grey, green = grey, blue = grey] = operandsOf('rg')
  return { size: operandsOf('Tf')[0] || undefined, colour: [red, green, blue] }
}

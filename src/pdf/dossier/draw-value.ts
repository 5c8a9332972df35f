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
import {
  getDict,
  getEntry,
  getInherited,
  toNumber,
  toNumbers,
  toText,
  type Form,
  type TextLayout,
} from './widget-value'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Null for a field without an area, such as an invisible signature. */
export function getBox(widget: PDFDict): Box | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toNumbers(getEntry(widget, 'Rect'))
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Scales an appearance to fill the box (ISO 32000, algorithm of appearance streams). */
export function drawAppearance(page: PDFPage, { x, y, width, height }: Box, ref: PDFRef, form: Form): void {
  const stream = page.doc.context.lookup(ref, PDFStream)
  const [left = 0, bottom = 0, right = width, top = height] = toNumbers(getEntry(stream.dict, 'BBox'))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toNumbers(getEntry(stream.dict, 'Matrix'))
  const corners = [left, right].flatMap((h) =>
    [bottom, top].map((v) => [a * h + c * v + e, b * h + d * v + f] as const),
  )
  const xs = corners.map(([h]) => h)
  const ys = corners.map(([, v]) => v)
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)]
  const [boundsWidth, boundsHeight] = [Math.max(...xs) - minX, Math.max(...ys) - minY]
  if (boundsWidth === 0 || boundsHeight === 0) return
  const [scaleX, scaleY] = [width / boundsWidth, height / boundsHeight]
  // Some programs omit these entries.
  stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'))
  const resources = getEntry(form.dict, 'DR')
  if (resources && !getEntry(stream.dict, 'Resources')) stream.dict.set(PDFName.of('Resources'), resources)
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

/** Draws the box of a field and a value without an appearance in the file. */
export function drawValue(page: PDFPage, box: Box, widget: PDFDict, form: Form, value: DrawnText | null): void {
  const characteristics = getDict(widget, 'MK')
  const rotation = reduceRotation(toNumber(getEntry(characteristics, 'R')))
  const { width, height } = adjustDimsForRotation(box, rotation)
  const borderWidth = toNumber(getEntry(getDict(widget, 'BS'), 'W')) ?? 1
  const fill = componentsToColor(toNumbers(getEntry(characteristics, 'BG')))
  const stroke = componentsToColor(toNumbers(getEntry(characteristics, 'BC')))
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

/** The space between a text and the sides of its box. */
const PADDING = 2
const LINE_HEIGHT = 1.2
/** The height of capital letters, in parts of the text size. */
const CAP_HEIGHT = 0.7
const MAX_MULTILINE_SIZE = 12
const MIN_SIZE = 4

/** Shrinks the text until it fits, because a reader cannot scroll it. */
function drawText(
  page: PDFPage,
  { width, height }: Pick<Box, 'width' | 'height'>,
  widget: PDFDict,
  form: Form,
  { text, layout, typesetter }: DrawnText,
): void {
  const { size: preferredSize, colour } = parseDefaultAppearance(toText(getInherited(widget, 'DA', form)) ?? '')
  const makeStyle = (size: number): TextStyle => ({
    family: 'sans',
    weight: 'regular',
    size,
    leading: size * LINE_HEIGHT,
    colour,
  })
  const alignment = layout === 'mark' ? 1 : (toNumber(getInherited(widget, 'Q', form)) ?? 0)
  const indentRatio = [0, 0.5, 1][alignment] ?? 0
  const innerWidth = Math.max(width - 2 * PADDING, 1)
  const draw = (line: string, style: TextStyle, y: number, cell = { x: PADDING, width: innerWidth, indentRatio }) =>
    typesetter.drawLine(
      page,
      line,
      cell.x + (cell.width - typesetter.measure(line, style)) * cell.indentRatio,
      y,
      style,
    )

  if (layout === 'lines') {
    const [lines, style] = fitLines(
      text,
      preferredSize ?? MAX_MULTILINE_SIZE,
      { width: innerWidth, height },
      makeStyle,
      typesetter,
    )
    for (const [index, line] of lines.entries())
      draw(line, style, height - PADDING - style.size - index * style.leading)
    return
  }
  const line = text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const maxSize = Math.min(preferredSize ?? height, height / LINE_HEIGHT)
  const getBaseline = (size: number) => (height - size * CAP_HEIGHT) / 2
  if (typeof layout === 'number') {
    const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment)
    const cell = width / Math.max(layout, letters.length)
    const style = makeStyle(Math.min(maxSize, cell))
    for (const [index, letter] of letters.entries())
      draw(letter, style, getBaseline(style.size), { x: index * cell, width: cell, indentRatio: 0.5 })
    return
  }
  const style = makeStyle(Math.min(maxSize, innerWidth / typesetter.measure(line, makeStyle(1))))
  draw(line, style, getBaseline(style.size))
}

function fitLines(
  text: string,
  maxSize: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  makeStyle: (size: number) => TextStyle,
  typesetter: Typesetter,
): readonly [lines: readonly string[], style: TextStyle] {
  for (let size = maxSize; ; size -= 0.5) {
    const style = makeStyle(size)
    const lines = typesetter.wrapLines(text, style, width)
    if (size <= MIN_SIZE || lines.length * style.leading + 2 * PADDING <= height) return [lines, style]
  }
}

/** Parses a default appearance such as `0 0 1 rg /Helv 9 Tf`. Returns no size for 0, which lets the viewer choose. */
function parseDefaultAppearance(operators: string): { readonly size: number | undefined; readonly colour: Colour } {
  const findOperands = (operator: string) =>
    (new RegExp(`((?:[\\d.]+\\s+)+)${operator}\\b`).exec(operators)?.[1] ?? '').split(/\s+/).filter(Boolean).map(Number)
  const [grey = 0] = findOperands('g')
  const [red = grey, green = grey, blue = grey] = findOperands('rg')
  return { size: findOperands('Tf')[0] || undefined, colour: [red, green, blue] }
}

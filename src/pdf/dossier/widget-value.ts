import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib'

/** What a form field shows on its page: the appearance in the file, or a box with a text, which may be empty. */
export type WidgetValue =
  | { readonly kind: 'appearance'; readonly stream: PDFRef }
  | { readonly kind: 'text'; readonly text: string; readonly layout: TextLayout }

/** A number is that of the equal cells of a line, with one character each. */
export type TextLayout = 'line' | 'lines' | 'mark' | number

/** The form that a field belongs to. */
export interface Form {
  readonly dict: PDFDict | undefined
  /** True if viewers have to draw the values, because the appearances in the file may be outdated. */
  readonly needsAppearances: boolean
}

// Bits of `F` and `Ff`, from the tables of annotation and field flags in ISO 32000.
const HIDDEN = 1 << 1
const NO_VIEW = 1 << 5
const MULTILINE = 1 << 12
const PASSWORD = 1 << 13
const RADIO = 1 << 15
const PUSH_BUTTON = 1 << 16
const COMBO = 1 << 17
const COMB = 1 << 24

/** More levels of fields than any form has; a damaged one may be its own parent. */
const DEEPEST = 32

export const entry = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(PDFName.of(key))

export function dictOf(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const object = entry(dict, key)
  return object instanceof PDFDict ? object : undefined
}

export function itemsOf(dict: PDFDict | undefined, key: string): PDFObject[] {
  const items = entry(dict, key)
  return items instanceof PDFArray ? items.asArray() : []
}

/** Returns an entry of a field, which may be one of its parents, or the form. */
export function inherited(widget: PDFDict, key: string, form?: Form): PDFObject | undefined {
  let field: PDFObject | undefined = widget
  for (let level = 0; level < DEEPEST && field instanceof PDFDict; level += 1) {
    const own = entry(field, key)
    if (own !== undefined) return own
    field = entry(field, 'Parent')
  }
  return entry(form?.dict, key)
}

export const numberOf = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined

const listOf = (object: PDFObject | undefined): (PDFObject | undefined)[] =>
  object instanceof PDFArray ? object.asArray().map((_, index) => object.lookup(index)) : []

export const numbersOf = (object: PDFObject | undefined): number[] =>
  listOf(object).flatMap((one) => numberOf(one) ?? [])

export function textOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName
    ? object.decodeText()
    : undefined
}

/** Returns what a viewer shows in place of a field; null if that is nothing. */
export function widgetValue(widget: PDFDict, form: Form): WidgetValue | null {
  const flags = numberOf(inherited(widget, 'Ff')) ?? 0
  const type = textOf(inherited(widget, 'FT'))
  if (type === 'Btn') return buttonValue(widget, flags, form)
  const stream = appearanceOf(widget)
  const isTyped = type === 'Tx' || type === 'Ch'
  if (stream && !(isTyped && form.needsAppearances)) return { kind: 'appearance', stream }
  if (type === 'Ch') return shownText(chosenText(widget), flags & COMBO ? 'line' : 'lines')
  if (type !== 'Tx') return null
  if (flags & PASSWORD) return shownText('', 'line')
  const value = inherited(widget, 'V') ?? (form.needsAppearances ? inherited(widget, 'DV') : undefined)
  const cells = flags & COMB ? numberOf(inherited(widget, 'MaxLen')) : undefined
  return shownText(textOf(value), flags & MULTILINE ? 'lines' : (cells ?? 'line'))
}

export function isHidden(widget: PDFDict): boolean {
  return ((numberOf(entry(widget, 'F')) ?? 0) & (HIDDEN | NO_VIEW)) !== 0
}

const shownText = (text: string | undefined, layout: TextLayout): WidgetValue => ({
  kind: 'text',
  text: text?.trim() ?? '',
  layout,
})

/** @param state the appearance to take if there are several */
function appearanceOf(widget: PDFDict, state?: string): PDFRef | undefined {
  const appearances = dictOf(widget, 'AP')
  if (!appearances) return undefined
  const normal = entry(appearances, 'N')
  const [from, key] = normal instanceof PDFDict ? [normal, state] : [appearances, 'N']
  if (key === undefined || !(entry(from, key) instanceof PDFStream)) return undefined
  const stream = from.get(PDFName.of(key))
  return stream instanceof PDFRef ? stream : undefined
}

function buttonValue(widget: PDFDict, flags: number, { needsAppearances }: Form): WidgetValue | null {
  const own = textOf(entry(widget, 'AS'))
  const ofField = textOf(inherited(widget, 'V'))
  const isRadio = (flags & RADIO) !== 0
  const state = needsAppearances ? (ofField ?? own) : (own ?? ofField)
  // A radio button has no appearance for the value of another button of its group.
  const stream = appearanceOf(widget, state) ?? appearanceOf(widget, 'Off')
  if (stream) return { kind: 'appearance', stream }
  if (flags & PUSH_BUTTON || entry(widget, 'AP') !== undefined) return null
  // The value of a radio button is that of its group, so only its own state says whether it is chosen.
  const shown = isRadio ? own : state
  const isChosen = shown !== undefined && shown !== 'Off'
  const mark = isRadio ? '●' : '✓'
  return shownText(isChosen ? mark : '', 'mark')
}

/** Returns the words of the chosen options, one a line. */
function chosenText(widget: PDFDict): string {
  const value = inherited(widget, 'V')
  // An option is its words, or a code with its words.
  const words = new Map(
    listOf(inherited(widget, 'Opt'))
      .map((option) => listOf(option).map(textOf))
      .map(([code, word]) => [code, word]),
  )
  return (value instanceof PDFArray ? listOf(value) : [value])
    .flatMap((one) => words.get(textOf(one)) ?? textOf(one) ?? [])
    .join('\n')
}

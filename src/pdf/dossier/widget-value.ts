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

/** The printed content of a form field: its appearance in the file, or a box with a text, which may be empty. */
export type WidgetValue =
  | { readonly kind: 'appearance'; readonly stream: PDFRef }
  | { readonly kind: 'text'; readonly text: string; readonly layout: TextLayout }

/** A number splits the line into as many equal cells, with one character each. */
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

/** Ends the loop of a damaged form, in which a field may be its own parent. No form is nested as deeply. */
const MAX_DEPTH = 32

export const getEntry = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(PDFName.of(key))

export function getDict(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const object = getEntry(dict, key)
  return object instanceof PDFDict ? object : undefined
}

export function getItems(dict: PDFDict | undefined, key: string): PDFObject[] {
  const items = getEntry(dict, key)
  return items instanceof PDFArray ? items.asArray() : []
}

/** Returns an entry of the field, or else of its nearest parent, or else of the form. */
export function getInherited(widget: PDFDict, key: string, form?: Form): PDFObject | undefined {
  let field: PDFObject | undefined = widget
  for (let level = 0; level < MAX_DEPTH && field instanceof PDFDict; level += 1) {
    const ownState = getEntry(field, key)
    if (ownState !== undefined) return ownState
    field = getEntry(field, 'Parent')
  }
  return getEntry(form?.dict, key)
}

export const toNumber = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined

const toList = (object: PDFObject | undefined): (PDFObject | undefined)[] =>
  object instanceof PDFArray ? object.asArray().map((_, index) => object.lookup(index)) : []

export const toNumbers = (object: PDFObject | undefined): number[] =>
  toList(object).flatMap((item) => toNumber(item) ?? [])

export function toText(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName
    ? object.decodeText()
    : undefined
}

/** Returns the content that a viewer shows for a field; null for a field without content. */
export function getWidgetValue(widget: PDFDict, form: Form): WidgetValue | null {
  const flags = toNumber(getInherited(widget, 'Ff')) ?? 0
  const type = toText(getInherited(widget, 'FT'))
  if (type === 'Btn') return getButtonValue(widget, flags, form)
  const stream = findAppearance(widget)
  const isTyped = type === 'Tx' || type === 'Ch'
  if (stream && !(isTyped && form.needsAppearances)) return { kind: 'appearance', stream }
  if (type === 'Ch') return toTextValue(getSelectedText(widget), flags & COMBO ? 'line' : 'lines')
  if (type !== 'Tx') return null
  if (flags & PASSWORD) return toTextValue('', 'line')
  const value = getInherited(widget, 'V') ?? (form.needsAppearances ? getInherited(widget, 'DV') : undefined)
  const cells = flags & COMB ? toNumber(getInherited(widget, 'MaxLen')) : undefined
  return toTextValue(toText(value), flags & MULTILINE ? 'lines' : (cells ?? 'line'))
}

export function isHidden(widget: PDFDict): boolean {
  return ((toNumber(getEntry(widget, 'F')) ?? 0) & (HIDDEN | NO_VIEW)) !== 0
}

const toTextValue = (text: string | undefined, layout: TextLayout): WidgetValue => ({
  kind: 'text',
  text: text?.trim() ?? '',
  layout,
})

/** @param state the appearance to take if there are several */
function findAppearance(widget: PDFDict, state?: string): PDFRef | undefined {
  const appearances = getDict(widget, 'AP')
  if (!appearances) return undefined
  const normal = getEntry(appearances, 'N')
  const [container, key] = normal instanceof PDFDict ? [normal, state] : [appearances, 'N']
  if (key === undefined || !(getEntry(container, key) instanceof PDFStream)) return undefined
  const stream = container.get(PDFName.of(key))
  return stream instanceof PDFRef ? stream : undefined
}

function getButtonValue(widget: PDFDict, flags: number, { needsAppearances }: Form): WidgetValue | null {
  const ownState = toText(getEntry(widget, 'AS'))
  const fieldState = toText(getInherited(widget, 'V'))
  const isRadio = (flags & RADIO) !== 0
  const state = needsAppearances ? (fieldState ?? ownState) : (ownState ?? fieldState)
  // A radio button has no appearance for the value of another button of its group.
  const stream = findAppearance(widget, state) ?? findAppearance(widget, 'Off')
  if (stream) return { kind: 'appearance', stream }
  if (flags & PUSH_BUTTON || getEntry(widget, 'AP') !== undefined) return null
  // A radio button shares the value of its group, so only its own state tells whether it is chosen.
  const effectiveState = isRadio ? ownState : state
  const isChosen = effectiveState !== undefined && effectiveState !== 'Off'
  const mark = isRadio ? '●' : '✓'
  return toTextValue(isChosen ? mark : '', 'mark')
}

/** Returns the words of the chosen options, one a line. */
function getSelectedText(widget: PDFDict): string {
  const value = getInherited(widget, 'V')
  // An option is a text, or a pair of code and text.
  const words = new Map(
    toList(getInherited(widget, 'Opt'))
      .map((option) => toList(option).map(toText))
      .map(([code, word]) => [code, word]),
  )
  return (value instanceof PDFArray ? toList(value) : [value])
    .flatMap((item) => words.get(toText(item)) ?? toText(item) ?? [])
    .join('\n')
}

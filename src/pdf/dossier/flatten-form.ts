import * as pdf from 'pdf-lib'
import { PDFBool, PDFDict, PDFName, type PDFDocument, type PDFPage } from 'pdf-lib'
import { embedFaces } from '@/pdf/layout/faces'
import { loadFont } from '@/pdf/layout/noto-fonts'
import { printable } from '@/pdf/layout/text-runs'
import { Typesetter } from '@/pdf/layout/typesetter'
import type { BoundNote } from './dossier-content'
import { boxOf, drawAppearance, drawValue } from './draw-value'
import { dictOf, entry, isHidden, itemsOf, widgetValue, type Form, type WidgetValue } from './widget-value'

interface Widget {
  readonly page: PDFPage
  readonly dict: PDFDict
  readonly value: WidgetValue | null
}

/**
 * Draws form fields and pictures of signatures onto their pages, as the preview shows them, and removes the fields:
 * copied pages have no form, so viewers would leave values out and report a broken signature. Returns notes for the list of documents.
 */
export async function flattenForm(document: PDFDocument): Promise<BoundNote[]> {
  const form = formOf(document)
  const widgets = document.getPages().flatMap((page) => takeWidgets(page, form))
  const texts = widgets.flatMap(({ value }) => (value?.kind === 'text' && value.text !== '' ? [value.text] : []))
  const typesetter =
    texts.length > 0 ? new Typesetter(pdf, await embedFaces(document, printable(texts.join(' ')), loadFont)) : null
  for (const { page, dict, value } of widgets) {
    const box = boxOf(dict)
    if (box === null || value === null) continue
    if (value.kind === 'appearance') drawAppearance(page, box, value.stream, form)
    else drawValue(page, box, dict, form, typesetter && value.text !== '' ? { ...value, typesetter } : null)
  }
  return [
    ...(isSigned(document) ? (['signed'] as const) : []),
    ...(typesetter && typesetter.unprintable.length > 0 ? (['unprintable'] as const) : []),
  ]
}

function formOf({ catalog }: PDFDocument): Form {
  const dict = dictOf(catalog, 'AcroForm')
  return { dict, needsAppearances: entry(dict, 'NeedAppearances') === PDFBool.True }
}

/** Removes the fields from a page, and returns the visible ones. */
function takeWidgets(page: PDFPage, form: Form): Widget[] {
  const annotations = itemsOf(page.node, 'Annots')
  const dicts = new Map(annotations.map((one) => [one, page.doc.context.lookup(one)]))
  const isWidget = (one: unknown): one is PDFDict =>
    one instanceof PDFDict && entry(one, 'Subtype') === PDFName.of('Widget')
  if (![...dicts.values()].some(isWidget)) return []
  page.node.set(PDFName.of('Annots'), page.doc.context.obj(annotations.filter((one) => !isWidget(dicts.get(one)))))
  return [...dicts.values()]
    .filter(isWidget)
    .filter((dict) => !isHidden(dict))
    .map((dict) => ({ page, dict, value: widgetValue(dict, form) }))
}

/** A signature field has a value once it is signed. */
const isSigned = ({ context }: PDFDocument): boolean =>
  context
    .enumerateIndirectObjects()
    .some(
      ([, one]) =>
        one instanceof PDFDict && entry(one, 'FT') === PDFName.of('Sig') && entry(one, 'V') instanceof PDFDict,
    )

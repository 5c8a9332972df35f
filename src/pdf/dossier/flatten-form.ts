import * as pdf from 'pdf-lib'
import { PDFBool, PDFDict, PDFName, type PDFDocument, type PDFPage } from 'pdf-lib'
import { embedFaces } from '@/pdf/layout/faces'
import { loadFont } from '@/pdf/layout/load-font'
import { toPrintable } from '@/pdf/layout/text-runs'
import { Typesetter } from '@/pdf/layout/typesetter'
import type { BoundNote } from './dossier-content'
import { getBox, drawAppearance, drawValue } from './draw-value'
import { getDict, getEntry, isHidden, getItems, getWidgetValue, type Form, type WidgetValue } from './widget-value'

interface Widget {
  readonly page: PDFPage
  readonly dict: PDFDict
  readonly value: WidgetValue | null
}

/**
 * Draws form fields and pictures of signatures onto their pages and removes the fields. Copied pages have no form, so
 * viewers would omit values and report a broken signature. Returns notes for the list of documents.
 */
export async function flattenForm(document: PDFDocument): Promise<BoundNote[]> {
  const form = readForm(document)
  const widgets = document.getPages().flatMap((page) => extractWidgets(page, form))
  const texts = widgets.flatMap(({ value }) => (value?.kind === 'text' && value.text !== '' ? [value.text] : []))
  const typesetter =
    texts.length > 0 ? new Typesetter(pdf, await embedFaces(document, toPrintable(texts.join(' ')), loadFont)) : null
  for (const { page, dict, value } of widgets) {
    const box = getBox(dict)
    if (box === null || value === null) continue
    if (value.kind === 'appearance') drawAppearance(page, box, value.stream, form)
    else drawValue(page, box, dict, form, typesetter && value.text !== '' ? { ...value, typesetter } : null)
  }
  return [
    ...(hasSignature(document) ? (['signed'] as const) : []),
    ...(typesetter && typesetter.unprintable.length > 0 ? (['unprintable'] as const) : []),
  ]
}

function readForm({ catalog }: PDFDocument): Form {
  const dict = getDict(catalog, 'AcroForm')
  return { dict, needsAppearances: getEntry(dict, 'NeedAppearances') === PDFBool.True }
}

/** Removes the fields from a page, and returns the visible ones. */
function extractWidgets(page: PDFPage, form: Form): Widget[] {
  const annotations = getItems(page.node, 'Annots')
  const dicts = new Map(annotations.map((one) => [one, page.doc.context.lookup(one)]))
  const isWidget = (one: unknown): one is PDFDict =>
    one instanceof PDFDict && getEntry(one, 'Subtype') === PDFName.of('Widget')
  if (![...dicts.values()].some(isWidget)) return []
  page.node.set(PDFName.of('Annots'), page.doc.context.obj(annotations.filter((one) => !isWidget(dicts.get(one)))))
  return [...dicts.values()]
    .filter(isWidget)
    .filter((dict) => !isHidden(dict))
    .map((dict) => ({ page, dict, value: getWidgetValue(dict, form) }))
}

/** A signature field has a value once it is signed. */
const hasSignature = ({ context }: PDFDocument): boolean =>
  context
    .enumerateIndirectObjects()
    .some(
      ([, one]) =>
        one instanceof PDFDict && getEntry(one, 'FT') === PDFName.of('Sig') && getEntry(one, 'V') instanceof PDFDict,
    )

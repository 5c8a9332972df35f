import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib'
import { dictOf, entry, itemsOf } from './widget-value'

const LAYERS = PDFName.of('OCProperties')

/** Copies all pages, and which of their layers are hidden: the catalog has that, so pdf-lib does not copy it. */
export async function copyPages(from: PDFDocument, into: PDFDocument): Promise<PDFPage[]> {
  const layers = dictOf(from.catalog, 'OCProperties')
  const carrier = from.getPage(0).node
  // An entry of a page is copied with it, so that its references stay right.
  if (layers) carrier.set(LAYERS, from.context.obj(layerStates(layers)))
  const pages = await into.copyPages(from, from.getPageIndices())
  const copied = pages[0]?.node.lookup(LAYERS)
  if (!(copied instanceof PDFDict)) return pages
  pages[0]?.node.delete(LAYERS)
  if (!into.catalog.has(LAYERS)) into.catalog.set(LAYERS, into.context.obj({ OCGs: [], D: { OFF: [] } }))
  const all = into.catalog.lookup(LAYERS, PDFDict)
  append(all.lookup(PDFName.of('OCGs'), PDFArray), itemsOf(copied, 'OCGs'))
  append(all.lookup(PDFName.of('D'), PDFDict).lookup(PDFName.of('OFF'), PDFArray), itemsOf(copied, 'OFF'))
  return pages
}

function layerStates(layers: PDFDict) {
  const states = dictOf(layers, 'D')
  const all = itemsOf(layers, 'OCGs')
  const shown = itemsOf(states, 'ON')
  const isHiddenAtFirst = entry(states, 'BaseState') === PDFName.of('OFF')
  return { OCGs: all, OFF: isHiddenAtFirst ? all.filter((one) => !shown.includes(one)) : itemsOf(states, 'OFF') }
}

function append(array: PDFArray, items: readonly PDFObject[]): void {
  for (const item of items) array.push(item)
}

import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib'
import type { BoundPart, DossierContent, DossierPart, OmittedDocument, OmissionReason } from './dossier-content'
import { flattenForm } from './flatten-form'
import { makeWordSheet, type Imprint } from './front-sheets'
import { readPdf, findPdfWarning, type ReadFault } from '../read-pdf'
import type { UnlockResult } from '../unlock-pdf'
import { getDict, getEntry, getItems } from './widget-value'

export interface BindingResult {
  readonly parts: readonly BoundPart[]
  readonly omitted: readonly OmittedDocument[]
}

interface Binding extends Imprint {
  /** Owns the copied pages. The caller adds them. */
  readonly target: PDFDocument
  readonly signal: AbortSignal
  readonly unlock: (file: Blob) => Promise<UnlockResult>
  readonly onPart: (label: string) => void
}

/**
 * Loads the documents of an application in sequence and copies their pages. A Word file is replaced by a sheet that
 * names it. A document that cannot be bound is listed in `omitted`; the others continue. Rejects only with the signal's
 * reason.
 */
export async function bindParts(content: DossierContent, binding: Binding): Promise<BindingResult> {
  const { id } = content
  const { signal, onPart } = binding
  const boundParts: BoundPart[] = []
  const omitted: OmittedDocument[] = []
  for (const part of content.parts) {
    signal.throwIfAborted()
    onPart(part.label)
    const result = await bindPart(part, content, binding)
    if (result === 'not-due') continue
    if (typeof result === 'string') omitted.push({ id, label: part.label, reason: result })
    else boundParts.push(result)
  }
  return { parts: boundParts, omitted }
}

async function bindPart(
  { label, load }: DossierPart,
  content: DossierContent,
  binding: Binding,
): Promise<BoundPart | OmissionReason | 'not-due'> {
  const { target, signal, unlock } = binding
  const file = await load(signal).catch((): OmissionReason => 'not-loaded')
  signal.throwIfAborted()
  if (typeof file === 'string') return file
  const source = await readPdf(file)
  if (source === 'not-pdf' && /word/.test(file.type)) {
    const sheet = await makeWordSheet({ content, label, file }, binding)
    return { label: `${label} (Word file)`, pages: await target.copyPages(sheet, sheet.getPageIndices()), notes: [] }
  }
  const copied =
    source === 'protected'
      ? await copyUnlockedPages(await unlock(file), target)
      : await copyReadablePages(source, target)
  return typeof copied === 'string' ? copied : { label, ...copied }
}

type CopiedPages = Omit<BoundPart, 'label'>

async function copyUnlockedPages(unlocked: UnlockResult, target: PDFDocument): Promise<CopiedPages | OmissionReason> {
  if (typeof unlocked === 'string') return unlocked
  const result = await copyReadablePages(await readPdf(unlocked), target)
  // The last page is the blank one of `unlockPdf`.
  return typeof result === 'string' ? result : { ...result, pages: result.pages.slice(0, -1) }
}

async function copyReadablePages(
  source: PDFDocument | ReadFault,
  target: PDFDocument,
): Promise<CopiedPages | OmissionReason> {
  if (typeof source === 'string') return OMISSION_REASONS[source]
  const warning = findPdfWarning(source)
  if (warning) return warning
  try {
    const notes = await flattenForm(source)
    const pages = await copyPagesAndLayers(source, target)
    for (const page of pages) page.getSize()
    return { pages, notes }
  } catch {
    // The file opens, but one of its pages cannot be copied or has no size.
    return 'damaged'
  }
}

const OMISSION_REASONS: Readonly<Record<ReadFault, OmissionReason>> = {
  'not-pdf': 'not-pdf',
  empty: 'empty',
  protected: 'encrypted',
  'no-pages': 'no-pages',
  damaged: 'damaged',
  unreadable: 'not-loaded',
  'not-inspected': 'not-loaded',
}

const LAYER_PROPERTIES = PDFName.of('OCProperties')

/** Copies all pages and the states of their layers. pdf-lib does not copy these, because they are in the catalog. */
async function copyPagesAndLayers(source: PDFDocument, target: PDFDocument): Promise<PDFPage[]> {
  const layers = getDict(source.catalog, 'OCProperties')
  const carrier = source.getPage(0).node
  // pdf-lib copies the entries of a page and updates their references.
  if (layers) carrier.set(LAYER_PROPERTIES, source.context.obj(getLayerStates(layers)))
  const pages = await target.copyPages(source, source.getPageIndices())
  const carrierLayers = pages[0]?.node.lookup(LAYER_PROPERTIES)
  if (!(carrierLayers instanceof PDFDict)) return pages
  pages[0]?.node.delete(LAYER_PROPERTIES)
  if (!target.catalog.has(LAYER_PROPERTIES))
    target.catalog.set(LAYER_PROPERTIES, target.context.obj({ OCGs: [], D: { OFF: [] } }))
  const mergedLayers = target.catalog.lookup(LAYER_PROPERTIES, PDFDict)
  append(mergedLayers.lookup(PDFName.of('OCGs'), PDFArray), getItems(carrierLayers, 'OCGs'))
  append(
    mergedLayers.lookup(PDFName.of('D'), PDFDict).lookup(PDFName.of('OFF'), PDFArray),
    getItems(carrierLayers, 'OFF'),
  )
  return pages
}

function getLayerStates(layers: PDFDict) {
  const states = getDict(layers, 'D')
  const allLayers = getItems(layers, 'OCGs')
  const shownLayers = getItems(states, 'ON')
  const areHiddenByDefault = getEntry(states, 'BaseState') === PDFName.of('OFF')
  return {
    OCGs: allLayers,
    OFF: areHiddenByDefault ? allLayers.filter((layer) => !shownLayers.includes(layer)) : getItems(states, 'OFF'),
  }
}

function append(array: PDFArray, items: readonly PDFObject[]): void {
  for (const item of items) array.push(item)
}

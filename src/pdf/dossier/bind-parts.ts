import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib'
import type { BoundPart, DossierContent, DossierPart, LeftOut, LeftOutReason } from './dossier-content'
import { flattenForm } from './flatten-form'
import { wordSheet, type Imprint } from './front-sheets'
import { readPdf, warningOf, type ReadFault } from '../read-pdf'
import type { Unlocked } from '../unlock-pdf'
import { dictOf, entry, itemsOf } from './widget-value'

export interface BoundParts {
  readonly bound: readonly BoundPart[]
  readonly leftOut: readonly LeftOut[]
}

interface Binding extends Imprint {
  /** The document that the pages are copied for; the caller adds them. */
  readonly into: PDFDocument
  readonly signal: AbortSignal
  readonly unlock: (file: Blob) => Promise<Unlocked>
  readonly onPart: (label: string) => void
}

/**
 * Loads the documents of an application in sequence and copies their pages. A Word file is replaced by a sheet that
 * names it. A document that cannot be bound is listed in `leftOut`; the others continue. Rejects only with the reason
 * of the signal.
 */
export async function bindParts(content: DossierContent, binding: Binding): Promise<BoundParts> {
  const { id, parts } = content
  const { signal, onPart } = binding
  const bound: BoundPart[] = []
  const leftOut: LeftOut[] = []
  for (const part of parts) {
    signal.throwIfAborted()
    onPart(part.label)
    const result = await bindPart(part, content, binding)
    if (result === 'not-due') continue
    if (typeof result === 'string') leftOut.push({ id, label: part.label, because: result })
    else bound.push(result)
  }
  return { bound, leftOut }
}

async function bindPart(
  { label, load }: DossierPart,
  content: DossierContent,
  binding: Binding,
): Promise<BoundPart | LeftOutReason | 'not-due'> {
  const { into, signal, unlock } = binding
  const file = await load(signal).catch((): LeftOutReason => 'not-loaded')
  signal.throwIfAborted()
  if (typeof file === 'string') return file
  const read = await readPdf(file)
  if (read === 'not-pdf' && /word/.test(file.type)) {
    const sheet = await wordSheet({ content, label, file }, binding)
    return { label: `${label} (Word file)`, pages: await into.copyPages(sheet, sheet.getPageIndices()), notes: [] }
  }
  const copied = read === 'protected' ? await unlockedPages(await unlock(file), into) : await copiedPages(read, into)
  return typeof copied === 'string' ? copied : { label, ...copied }
}

type CopiedPages = Omit<BoundPart, 'label'>

async function unlockedPages(unlocked: Unlocked, into: PDFDocument): Promise<CopiedPages | LeftOutReason> {
  if (typeof unlocked === 'string') return unlocked
  const copied = await copiedPages(await readPdf(unlocked), into)
  // The last page is the blank one of `unlockPdf`.
  return typeof copied === 'string' ? copied : { ...copied, pages: copied.pages.slice(0, -1) }
}

async function copiedPages(read: PDFDocument | ReadFault, into: PDFDocument): Promise<CopiedPages | LeftOutReason> {
  if (typeof read === 'string') return READ_FAULTS[read]
  const warning = warningOf(read)
  if (warning) return warning
  try {
    const notes = await flattenForm(read)
    const pages = await copyPages(read, into)
    for (const page of pages) page.getSize()
    return { pages, notes }
  } catch {
    // The file opens, but one of its pages cannot be copied or has no size.
    return 'damaged'
  }
}

const READ_FAULTS: Readonly<Record<ReadFault, LeftOutReason>> = {
  'not-pdf': 'not-pdf',
  empty: 'empty',
  protected: 'encrypted',
  'no-pages': 'no-pages',
  damaged: 'damaged',
  unreadable: 'not-loaded',
  'not-inspected': 'not-loaded',
}

const LAYERS = PDFName.of('OCProperties')

/** Copies all pages, and which of their layers are hidden: the catalog has that, so pdf-lib does not copy it. */
async function copyPages(from: PDFDocument, into: PDFDocument): Promise<PDFPage[]> {
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

import type { PDFDocument, PDFPage } from 'pdf-lib'

export interface Bookmark {
  title: string
  page: PDFPage
  /** The height on the page to which the reader is taken, in points from below. */
  y: number
}

/**
 * Adds the bookmarks that readers show beside the pages (ISO 32000-1, 12.3.3); pdf-lib has no call for them.
 */
export async function addOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): Promise<void> {
  if (bookmarks.length === 0) return
  const { PDFHexString, PDFName } = await import('pdf-lib')
  const { context } = document
  const outlineRef = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  bookmarks.forEach(({ title, page, y }, index) => {
    const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]]
    if (ref === undefined) return
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outlineRef,
        ...(previous && { Prev: previous }),
        ...(next && { Next: next }),
        Dest: [page.ref, 'XYZ', null, y, null],
      }),
    )
  })
  const [first, last] = [refs.at(0), refs.at(-1)]
  if (first === undefined || last === undefined) return
  context.assign(outlineRef, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }))
  document.catalog.set(PDFName.of('Outlines'), outlineRef)
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

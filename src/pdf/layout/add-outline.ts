import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib'

export interface Bookmark {
  title: string
  page: PDFPage
  /** The position on the page, in points from its lower edge. */
  y: number
  /** Child bookmarks; readers show them collapsed. */
  children?: readonly Bookmark[]
}

/** Adds the bookmarks that readers show beside the pages (ISO 32000-1, 12.3.3); pdf-lib has no API for them. */
export async function addOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): Promise<void> {
  if (bookmarks.length === 0) return
  const { PDFHexString, PDFName } = await import('pdf-lib')
  const { context } = document

  const writeLevel = (siblings: readonly Bookmark[], parent: PDFRef) => {
    const refs = siblings.map(() => context.nextRef())
    siblings.forEach(({ title, page, y, children = [] }, index) => {
      const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]]
      if (ref === undefined) return
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          ...(previous && { Prev: previous }),
          ...(next && { Next: next }),
          Dest: [page.ref, 'XYZ', null, y, null],
          // A negative count collapses the children.
          ...(children.length > 0 && { ...writeLevel(children, ref), Count: -children.length }),
        }),
      )
    })
    const [first, last] = [refs.at(0), refs.at(-1)]
    return { ...(first && { First: first }), ...(last && { Last: last }), Count: refs.length }
  }

  const root = context.nextRef()
  context.assign(root, context.obj({ Type: 'Outlines', ...writeLevel(bookmarks, root) }))
  document.catalog.set(PDFName.of('Outlines'), root)
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

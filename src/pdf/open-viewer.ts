import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { AnnotationEditorType, AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { checkPage, type RenderResult } from './check-page'
import './pdf-viewer.css'

interface ViewerEvents {
  onPage: (page: number) => void
  /** 1 is the size on paper. */
  onScale: (scale: number) => void
  /** Undefined without a search text. */
  onMatches: (found: MatchCount | undefined) => void
  onRendered: (page: number, result: RenderResult) => void
}

export interface MatchCount {
  current: number
  total: number
}

export type OpenedViewer = ReturnType<typeof openViewer>

interface RenderedEvent {
  pageNumber: number
  source: { canvas: HTMLCanvasElement | null; pdfPage: PDFPageProxy; textLayer: { div: HTMLElement } | null }
  cssTransform: boolean
  isDetailView: boolean
}

/** @param container an absolutely positioned element with one child, which receives the pages */
export function openViewer(
  container: HTMLDivElement,
  document: PDFDocumentProxy,
  label: string,
  { onPage, onScale, onMatches, onRendered }: ViewerEvents,
) {
  const bus = new EventBus()
  const linkService = new PDFLinkService({
    eventBus: bus,
    externalLinkTarget: LinkTarget.BLANK,
    ignoreDestinationZoom: true,
  })
  const findController = new PDFFindController({ eventBus: bus, linkService })
  const scrollToMatch = findController.scrollMatchIntoView.bind(findController)
  findController.scrollMatchIntoView = (match) => {
    match.element.scrollIntoView = () => scrollWithin(container, match.element)
    scrollToMatch(match)
  }
  const viewer = new PDFViewer({
    container,
    eventBus: bus,
    linkService,
    findController,
    removePageBorders: true,
    // Draws the values of a form, without its fields.
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    enableSelectionRendering: false,
  })
  linkService.setViewer(viewer)

  const resizeObserver = new ResizeObserver(() => {
    const value = viewer.currentScaleValue
    if (Number.isNaN(Number(value))) viewer.currentScaleValue = value
    viewer.update()
  })
  const reportMissing = (page: number) => void document.getPage(page).catch(() => onRendered(page, 'failed'))
  const getPageLabel = (page: number) => `${label}, page ${page} of ${document.numPages}`
  bus.on('pagesinit', () => {
    for (let page = 1; page <= document.numPages; page += 1) {
      const { div } = viewer.getPageView(page - 1) as { div: HTMLElement }
      // pdf.js would translate its own name.
      delete div.dataset['l10nId']
      div.ariaLabel = getPageLabel(page)
    }
    viewer.currentScaleValue = 'page-width'
    resizeObserver.observe(container)
    // This element would replace text copied from the page around the viewer.
    container.querySelector('#hiddenCopyElement')?.remove()
  })
  bus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale))
  bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => {
    onPage(pageNumber)
    reportMissing(pageNumber)
  })
  bus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchCount }) => {
    if (matchesCount.total > 0) onMatches(matchesCount)
  })
  bus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchCount }) => {
    if (state === FindState.PENDING) return
    onMatches(state === FindState.NOT_FOUND || matchesCount.total > 0 ? matchesCount : undefined)
  })
  bus.on('pagerendered', ({ pageNumber, source, cssTransform, isDetailView }: RenderedEvent) => {
    const { canvas, pdfPage } = source
    if (cssTransform || isDetailView || !canvas) return
    // Rejects if the document is closed meanwhile.
    checkPage(pdfPage, canvas).then(
      (result) => onRendered(pageNumber, result),
      () => undefined,
    )
  })
  bus.on('textlayerrendered', ({ pageNumber, source }: RenderedEvent) => {
    if (!source.canvas || source.textLayer?.div.textContent) return
    source.canvas.role = 'img'
    source.canvas.ariaLabel = `${getPageLabel(pageNumber)}, as a picture`
  })

  reportMissing(1)
  viewer.setDocument(document)
  linkService.setDocument(document)
  return {
    goToPage: (page: number) => {
      viewer.currentPageNumber = page
    },
    setFit: (value: 'page-width' | 'page-fit') => {
      viewer.currentScaleValue = value
    },
    zoom: (scaleFactor: number) => viewer.updateScale({ scaleFactor }),
    rotate: () => {
      const page = viewer.currentPageNumber
      viewer.pagesRotation += 90
      // Rotation changes page heights, so the same scroll position would show another page.
      viewer.currentPageNumber = page
    },
    /** @param type `again` finds the next match of the same text */
    find: (query: string, type: '' | 'again', findPrevious = false) =>
      bus.dispatch('find', { query, type, findPrevious, highlightAll: true }),
    endSearch: () => bus.dispatch('findbarclose', {}),
    close: () => {
      resizeObserver.disconnect()
      viewer.setDocument(null)
      linkService.setDocument(null)
    },
  }
}

/** Scrolls one element only. `scrollIntoView` would also scroll the page around it. */
export function scrollWithin(scroller: Element, target: Element): void {
  const outer = scroller.getBoundingClientRect()
  const inner = target.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right)
    return
  scroller.scrollBy(inner.left - outer.left - outer.width / 3, inner.top - outer.top - outer.height / 3)
}

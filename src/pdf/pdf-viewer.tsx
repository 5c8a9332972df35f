import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Maximize,
  MoveHorizontal,
  PanelLeft,
  Printer,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Banner } from '@/ui/banner'
import { toLatinKey } from '@/lib/latin-key'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { RenderResult } from './check-page'
import { openViewer, type MatchCount, type OpenedViewer } from './open-viewer'
import { PageField } from './page-field'
import { PdfSearch } from './pdf-search'
import { PdfThumbnails } from './pdf-thumbnails'
import type { Elements } from '@/ui/elements'

const NOTICES: Readonly<Record<RenderResult, Elements>> = {
  whole: null,
  incomplete: (
    <Banner tone="error" title="Something on this page cannot be shown here.">
      Download the document and open it in another program to see the whole page.
    </Banner>
  ),
  failed: (
    <Banner tone="error" title="This page cannot be shown here.">
      Download the document and open it in another program.
    </Banner>
  ),
  blank: (
    <Banner tone="warning" title="This page is blank here.">
      If something should be on it, download the document and open it in another program.
    </Banner>
  ),
}

const ZOOM_FACTOR = 1.25
const MIN_SCALE = 0.25
const MAX_SCALE = 5

interface PdfViewerProps {
  document: PDFDocumentProxy
  label: string
  onPrint: () => void
}

/** The pages of a document, with a toolbar. */
export function PdfViewer({ document, label, onPrint }: PdfViewerProps) {
  const [viewer, setViewer] = useState<OpenedViewer>()
  const [page, setPage] = useState(1)
  const [scale, setScale] = useState(1)
  const [matches, setMatches] = useState<MatchCount>()
  const [renderResults, setRenderResults] = useState<Readonly<Record<number, RenderResult>>>({})
  const [isSearching, setSearching] = useState(false)
  const [hasThumbnails, setThumbnails] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const pageCount = document.numPages

  const setContainer = useCallback(
    (container: HTMLDivElement) => {
      const openedViewer = openViewer(container, document, label, {
        onPage: setPage,
        onScale: setScale,
        onMatches: setMatches,
        onRendered: (number, result) =>
          setRenderResults((results) => (results[number] === result ? results : { ...results, [number]: result })),
      })
      setViewer(openedViewer)
      return openedViewer.close
    },
    [document, label],
  )
  useEffect(() => {
    if (isSearching) searchField.current?.focus()
  }, [isSearching])
  const goToPage = (number: number) => viewer?.goToPage(number)

  function openSearch() {
    setSearching(true)
    searchField.current?.select()
  }

  /** Replaces the browser's own search, which finds text only on rendered pages. */
  function handleKeyDown(event: KeyboardEvent) {
    if (toLatinKey(event.nativeEvent) !== 'f' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    openSearch()
  }

  const thumbnails: Tool = {
    label: 'Thumbnails',
    icon: <PanelLeft aria-hidden />,
    onSelect: () => setThumbnails(!hasThumbnails),
  }
  const zoomOut: Tool = {
    label: 'Zoom out',
    icon: <ZoomOut aria-hidden />,
    disabledReason: scale <= MIN_SCALE ? 'The page cannot be made smaller.' : undefined,
    onSelect: () => viewer?.zoom(1 / ZOOM_FACTOR),
  }
  const zoomIn: Tool = {
    label: 'Zoom in',
    icon: <ZoomIn aria-hidden />,
    disabledReason: scale >= MAX_SCALE ? 'The page cannot be made larger.' : undefined,
    onSelect: () => viewer?.zoom(ZOOM_FACTOR),
  }
  const secondaryTools: readonly Tool[] = [
    { label: 'Fit width', icon: <MoveHorizontal aria-hidden />, onSelect: () => viewer?.setFit('page-width') },
    { label: 'Fit page', icon: <Maximize aria-hidden />, onSelect: () => viewer?.setFit('page-fit') },
    { label: 'Rotate', icon: <RotateCw aria-hidden />, onSelect: () => viewer?.rotate() },
    { label: 'Print', icon: <Printer aria-hidden />, onSelect: onPrint },
  ]
  const notice = NOTICES[renderResults[page] ?? 'whole']
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its controls
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={handleKeyDown}>
      <div className="rounded-card border border-rule bg-sunk">
        <div
          role="group"
          aria-label={`${label}: tools`}
          className="flex items-center justify-between gap-1 rounded-t-card border-b border-rule bg-raised p-1"
        >
          <div className="flex items-center gap-1">
            {pageCount > 1 && (
              <div className="hidden @lg:block">
                <IconButton
                  label={thumbnails.label}
                  icon={thumbnails.icon}
                  aria-expanded={hasThumbnails}
                  onClick={thumbnails.onSelect}
                />
              </div>
            )}
            <IconButton
              label="Previous page"
              icon={<ChevronUp aria-hidden />}
              disabledReason={page === 1 ? 'This is the first page.' : undefined}
              onClick={() => goToPage(page - 1)}
            />
            <PageField page={page} pageCount={pageCount} onSelect={goToPage} />
            <p role="status" className="sr-only">
              {`Page ${page} of ${pageCount}`}
            </p>
            <IconButton
              label="Next page"
              icon={<ChevronDown aria-hidden />}
              disabledReason={page === pageCount ? 'This is the last page.' : undefined}
              onClick={() => goToPage(page + 1)}
            />
          </div>
          <div className="hidden items-center @lg:flex">
            <ToolButton {...zoomOut} />
            <p role="status" className="min-w-14 text-center text-sm tabular-nums">
              {`${Math.round(scale * 100)} %`}
            </p>
            <ToolButton {...zoomIn} />
          </div>
          <div className="flex items-center gap-1">
            <IconButton
              ref={searchButton}
              label="Find in the document"
              icon={<Search aria-hidden />}
              aria-expanded={isSearching}
              onClick={openSearch}
            />
            <div className="hidden gap-1 @3xl:flex">
              {secondaryTools.map((tool) => (
                <ToolButton key={tool.label} {...tool} />
              ))}
            </div>
            <div className="hidden @lg:block @3xl:hidden">
              <ToolMenu tools={secondaryTools} />
            </div>
            <div className="@lg:hidden">
              <ToolMenu tools={[...(pageCount > 1 ? [thumbnails] : []), zoomIn, zoomOut, ...secondaryTools]} />
            </div>
          </div>
        </div>
        {isSearching && viewer && (
          <PdfSearch
            viewer={viewer}
            matches={matches}
            ref={searchField}
            onClose={() => {
              setSearching(false)
              setMatches(undefined)
              searchButton.current?.focus()
            }}
          />
        )}
        <div className="flex h-[70dvh] min-h-60 flex-col @xl:flex-row">
          {hasThumbnails && <PdfThumbnails document={document} page={page} onSelect={goToPage} />}
          <div className="relative min-h-0 min-w-0 flex-1">
            <div
              ref={setContainer}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
              tabIndex={0}
              role="group"
              aria-label={`Pages of ${label}`}
              className="absolute inset-0 overflow-auto"
            >
              {/* A translated text would not match the picture above it. */}
              <div className="pdfViewer" translate="no" />
            </div>
          </div>
        </div>
      </div>
      {notice}
    </div>
  )
}

interface Tool {
  label: string
  icon: ReactNode
  disabledReason?: string | undefined
  onSelect: () => void
}

const ToolButton = ({ onSelect, ...tool }: Tool) => <IconButton {...tool} onClick={onSelect} />

const ToolMenu = ({ tools }: { tools: readonly Tool[] }) => (
  <Menu
    label="More tools"
    iconOnly
    icon={<Ellipsis aria-hidden />}
    items={tools.filter(({ disabledReason }) => disabledReason === undefined)}
  />
)

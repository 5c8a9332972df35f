import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '@/ui/skeleton'
import { preloadViewer } from './open-pdf'
import type { PdfPreviewProps } from './pdf-preview'
import { PreviewLoadError } from './preview-load-error'

const loadPreview = () => import('./pdf-preview')

// Loaded on demand, because the viewer is large.
const PreviewOnDemand = lazy<ComponentType<PdfPreviewProps>>(() =>
  loadPreview().then(
    ({ PdfPreview }) => ({ default: PdfPreview }),
    () => ({ default: PreviewLoadError }),
  ),
)

/** Shows a PDF, or an error if the preview code cannot be fetched. */
export const LazyPdfPreview = (props: PdfPreviewProps) => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <PreviewOnDemand {...props} />
  </Suspense>
)

/** Preloads the preview and its viewer. `LazyPdfPreview` reports a failure. */
export function preloadPreview(): void {
  loadPreview().catch(() => undefined)
  void preloadViewer()
}

import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '@/ui/skeleton'
import { prepareViewer } from './open-pdf'
import type { PdfPreviewProps } from './pdf-preview'
import { PreviewNotLoaded } from './preview-not-loaded'

const loadPreview = () => import('./pdf-preview')

// Loaded on demand, because the viewer is large.
const Loaded = lazy<ComponentType<PdfPreviewProps>>(() =>
  loadPreview().then(
    ({ PdfPreview }) => ({ default: PdfPreview }),
    () => ({ default: PreviewNotLoaded }),
  ),
)

/** Shows a PDF, or an error if the preview code cannot be fetched. */
export const PdfPreview = (props: PdfPreviewProps) => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <Loaded {...props} />
  </Suspense>
)

/** Preloads the preview and its viewer. A failure is shown with the document. */
export function preparePreview(): void {
  loadPreview().catch(() => undefined)
  void prepareViewer()
}

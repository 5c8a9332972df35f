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

/** A PDF on the page; where the code that draws it cannot be fetched, it says so and the page stays. */
export const PdfPreview = (props: PdfPreviewProps) => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <Loaded {...props} />
  </Suspense>
)

/** Loads the preview and its viewer while the document is still on its way; a failure is shown with the document. */
export function preparePreview(): void {
  loadPreview().catch(() => undefined)
  void prepareViewer()
}

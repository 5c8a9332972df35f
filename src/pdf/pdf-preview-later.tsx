import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '@/ui/skeleton'
import type { PdfPreviewProps } from './pdf-preview'
import { PreviewNotLoaded } from './preview-not-loaded'

// Loaded on demand, because the viewer is large.
const Loaded = lazy<ComponentType<PdfPreviewProps>>(() =>
  import('./pdf-preview').then(
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

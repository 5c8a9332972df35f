import type { FileFacts } from '@/features/drafts/stamp'
import { formatBytes } from '@/lib/bytes'
import { formatCount } from '@/lib/format'

/** Returns name, size and length: `cv.pdf, 2.4 MB, 1 page`. Returns an empty string without a file. */
export const formatFileFacts = (file: FileFacts | undefined): string =>
  file ? `${file.name}, ${formatBytes(file.size)}, ${formatCount(file.pages, 'page', 'pages')}` : ''

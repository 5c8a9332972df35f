import { formatCount } from '@/lib/format'

/** `1 page`, `12 pages`. */
export const pageCount = (pages: number): string => formatCount(pages, 'page', 'pages')

import { formatCount } from '@/lib/format'

export const pageCount = (pages: number): string => formatCount(pages, 'page', 'pages')

import { branding } from '@/branding'

/** The title of a page in the browser; `subject` tells pages apart that have the same one. */
export const documentTitle = (title: string, subject = ''): string =>
  [subject, title, branding.productTitle].filter(Boolean).join(' – ')

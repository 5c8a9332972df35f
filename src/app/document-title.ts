import { branding } from '@/branding'

/** `subject` distinguishes tabs that show pages with the same title. */
export const documentTitle = (title: string, subject = ''): string =>
  [subject, title, branding.productTitle].filter(Boolean).join(' – ')

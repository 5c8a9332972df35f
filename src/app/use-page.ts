import { useMatches } from 'react-router-dom'
import { branding } from '@/branding'
import type { Page } from './routes'

export type PageHandle = Pick<Page, 'title' | 'who' | 'bare' | 'wide' | 'byLink' | 'personal'>

/** Whether a page shows data of the signed-in user; all others show public data only. */
export const isPersonalPage = ({ who, personal }: PageHandle): boolean => who !== 'anyone' || personal === true

const NONE: PageHandle = { title: '', who: 'anyone' }

export function usePage(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  // Safe cast: only `create-routes.tsx` gives routes a handle, always of this type.
  return (handle as PageHandle | undefined) ?? NONE
}

/** `subject` distinguishes tabs that show pages with the same title. */
export const documentTitle = (title: string, subject = ''): string =>
  [subject, title, branding.productTitle].filter(Boolean).join(' – ')

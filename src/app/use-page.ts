import { useMatches } from 'react-router-dom'
import { branding } from '@/branding'
import type { Page } from './routes'

export type PageHandle = Pick<Page, 'title' | 'access' | 'isBare' | 'isWide' | 'isOpenedByLink' | 'isPersonal'>

/** Whether a page shows data of the signed-in user. */
export const isPersonalPage = ({ access, isPersonal }: PageHandle): boolean =>
  access !== 'anyone' || isPersonal === true

const NO_PAGE: PageHandle = { title: '', access: 'anyone' }

export function usePage(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  // Safe cast: only `create-routes.tsx` gives routes a handle, always of this type.
  return (handle as PageHandle | undefined) ?? NO_PAGE
}

/** `subject` distinguishes tabs that show pages with the same title. */
export const formatDocumentTitle = (title: string, subject = ''): string =>
  [subject, title, branding.productTitle].filter(Boolean).join(' – ')

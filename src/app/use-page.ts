import { useMatches } from 'react-router-dom'
import type { Page } from './routes'

/** What the shell needs to know about the page of a route. */
export type PageHandle = Pick<Page, 'title' | 'who' | 'bare' | 'wide' | 'byLink' | 'personal'>

/** Whether a page shows data of the person who is signed in; all others show public data only. */
export const isPersonalPage = ({ who, personal }: PageHandle): boolean => who !== 'anyone' || personal === true

/** The shown page's entry in the table of routes. */
export function usePage(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  // Only `create-routes.tsx` gives routes a handle, and it gives this one to all of them.
  return (handle as PageHandle | undefined) ?? { title: '', who: 'anyone' }
}

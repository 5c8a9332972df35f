import { useMatches } from 'react-router-dom'
import type { Page } from './routes'

/** What a route tells the shell about its page. */
export type PageHandle = Pick<Page, 'title' | 'who' | 'bare' | 'wide' | 'byLink' | 'personal'>

/** Whether a page shows what belongs to whoever is signed in; the others show nobody anything that is not public. */
export const isSomebodys = ({ who, personal }: PageHandle): boolean => who !== 'anyone' || personal === true

/** What the table of routes says about the page that is shown. */
export function usePage(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  // Only `create-routes.tsx` gives routes a handle, and it gives this one to all of them.
  return (handle as PageHandle | undefined) ?? { title: '', who: 'anyone' }
}

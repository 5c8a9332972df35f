import { useMatches } from 'react-router-dom'
import type { PageHandle } from './create-routes'

/** What the table of routes says about the page that is shown. */
export const usePage = (): PageHandle => {
  const handle = useMatches().at(-1)?.handle
  // Only `create-routes.tsx` gives routes a handle, and it gives this one to all of them.
  return (handle as PageHandle | undefined) ?? { title: '', who: 'anyone' }
}

import { generatePath, useLocation } from 'react-router-dom'
import { useCouncilPages } from '../list/use-council-pages'

/**
 * The path of the page that decides one application. It takes the search along: view, filters and order of the list, by
 * which the page knows what comes next and where to go back to.
 */
export function useDecidePath(): (applicationId: string) => string {
  const { decide } = useCouncilPages()
  const { search } = useLocation()
  return (applicationId) => generatePath(decide, { applicationId }) + search
}

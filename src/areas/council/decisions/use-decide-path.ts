import { generatePath, useLocation } from 'react-router-dom'
import { useCouncilPages } from '../list/use-council-pages'

/** Keeps the search params (view, filters, order): the page takes the next application and its back link from them. */
export function useDecidePath(): (applicationId: string) => string {
  const { decide } = useCouncilPages()
  const { search } = useLocation()
  return (applicationId) => generatePath(decide, { applicationId }) + search
}

import { generatePath, useLocation } from 'react-router-dom'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { LinkButton } from '@/ui/link-button'
import { useCouncilPages } from '../list/use-council-pages'
import { isUndecided } from './board/board-rows'
import type { DecisionRow } from './decision.write'

/** Renders nothing for a decided application. */
export function DecideLink({ row }: { row: DecisionRow }) {
  const getDecidePath = useDecidePath()
  const idLabel = formatApplicationId(row.applicationId, useServices().now())
  if (!isUndecided(row)) return null
  return (
    <LinkButton to={getDecidePath(row.applicationId)} size="small" about={`about application ${idLabel}`}>
      Decide
    </LinkButton>
  )
}

/** Returns a function that keeps the search params, which determine the next application and the back link. */
export function useDecidePath(): (applicationId: string) => string {
  const { decide } = useCouncilPages()
  const { search } = useLocation()
  return (applicationId) => generatePath(decide, { applicationId }) + search
}

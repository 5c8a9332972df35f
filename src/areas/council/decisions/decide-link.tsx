import { generatePath, Link, useLocation } from 'react-router-dom'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { classNames } from '@/lib/class-names'
import type { Column } from '@/table/rows'
import { createIdColumn } from '../list/application-columns'
import { useCouncilPages } from '../list/use-council-pages'
import { isUndecided } from './board/board-rows'
import type { ApprovedApplication } from './decision.write'

/** @param linkClass hides the link where another cell shows it */
export function createDecideColumn<Row extends ApprovedApplication>(now: Date, linkClass = ''): Column<Row> {
  return {
    ...createIdColumn(now),
    cell: (row) => (
      // The link is below the id, where a row of two lines has room for it.
      <div className="flex flex-wrap gap-x-3 @min-[40rem]:grid @min-[40rem]:justify-items-start">
        <p>{formatApplicationId(row.applicationId, now)}</p>
        <DecideLink row={row} styles={classNames('@min-[40rem]:-mt-1', linkClass)} />
      </div>
    ),
  }
}

/** Renders nothing for a decided application. */
export function DecideLink({ row, styles }: { row: ApprovedApplication; styles: string }) {
  const getDecidePath = useDecidePath()
  const idLabel = formatApplicationId(row.applicationId, useServices().now())
  if (!isUndecided(row)) return null
  return (
    <Link
      to={getDecidePath(row.applicationId)}
      className={classNames('no-print min-h-6 text-accent underline', styles)}
    >
      <span>Decide</span>
      <span className="sr-only">{` about application ${idLabel}`}</span>
    </Link>
  )
}

/** Returns a function that keeps the search params, which determine the next application and the back link. */
export function useDecidePath(): (applicationId: string) => string {
  const { decide } = useCouncilPages()
  const { search } = useLocation()
  return (applicationId) => generatePath(decide, { applicationId }) + search
}

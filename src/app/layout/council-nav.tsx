import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { NavLink, useMatches, useNavigation } from 'react-router-dom'
import { useSession } from '@/api/services'
import { useLogOut } from '@/areas/account/log-out/log-out'
import { getCouncilScreens } from '@/areas/account/tiles'
import { useListsInTurn, useToDoCounts } from '@/features/to-do/use-to-do-counts'
import { formatNumber } from '@/lib/format'
import type { CouncilRole } from '@/council-pages'

export interface CouncilNavProps {
  role: CouncilRole
  /** Shows only icons. The names become tooltips and remain for screen readers. */
  isCollapsed?: boolean
}

/** Lists the council's screens, with the number of waiting applications if loaded. */
export function CouncilNav({ role, isCollapsed = false }: CouncilNavProps) {
  const counts = useToDoCounts(role)
  return (
    <nav aria-label="Council">
      <ListsInTurn />
      <ul className="grid gap-px">
        {getCouncilScreens(role).map(({ title, to, icon }) => (
          <li key={to}>
            <Item title={title} to={to} icon={icon} count={counts.get(to) ?? 0} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Fetches the counted lists after the page's data. A component, so that a navigation does not re-render the links. */
function ListsInTurn() {
  const { isLoggingOut } = useLogOut()
  const isSignedIn = useSession().state === 'valid'
  const isLeaving = useNavigation().state === 'loading'
  // `loaderData` is null once a page has loaded.
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined
  useListsInTurn(isSignedIn && isLoaded && !isLeaving && !isLoggingOut)
  return null
}

interface ItemProps {
  title: string
  to: string
  icon: LucideIcon
  count: number
  isCollapsed: boolean
}

/** Memoised: each arriving list re-renders the navigation. */
const Item = memo(function Item({ title, to, icon: Icon, count, isCollapsed }: ItemProps) {
  return (
    <NavLink to={to} end title={isCollapsed ? title : undefined} className="council-link">
      <Icon aria-hidden size={18} className="shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1'}>{title}</span>
      {count > 0 && (
        <span
          className={
            isCollapsed
              ? 'absolute top-0.5 right-0.5 size-2 rounded-full bg-accent text-[0] forced-colors:bg-[Highlight]'
              : 'min-w-4 text-right text-ink-soft tabular-nums max-lg:text-current'
          }
        >
          <span className={isCollapsed ? 'sr-only' : undefined}>{formatNumber(count)}</span>
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </NavLink>
  )
})

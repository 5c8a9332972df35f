import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useLogOut } from '@/areas/account/log-out/log-out'
import { getCouncilScreens } from '@/areas/account/tiles'
import { useToDoCounts } from '@/features/to-do/use-to-do-counts'
import { formatNumber } from '@/lib/format'
import type { CouncilRole } from '@/council-pages'

export interface CouncilNavProps {
  role: CouncilRole
  /** Whether the counted lists may be fetched. */
  fetchesCounts: boolean
  /** Shows only icons. The names become tooltips and remain for screen readers. */
  isCollapsed?: boolean
}

/** Lists the council's screens, with the number of waiting applications if loaded. */
export function CouncilNav({ role, fetchesCounts, isCollapsed = false }: CouncilNavProps) {
  const { isLoggingOut } = useLogOut()
  const counts = useToDoCounts(role, fetchesCounts && !isLoggingOut)
  return (
    <nav aria-label="Council">
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

interface ItemProps {
  title: string
  to: string
  icon: LucideIcon
  count: number
  isCollapsed: boolean
}

function Item({ title, to, icon: Icon, count, isCollapsed }: ItemProps) {
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
}

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { usePreferences } from '@/features/preferences'
import { classNames } from '@/lib/class-names'
import { useMedia } from '@/ui/use-media'
import type { CouncilRole } from '@/council-pages'
import { CouncilNav } from './council-nav-later'

interface CouncilRailProps {
  role: CouncilRole
}

/**
 * Lists the council's screens beside the page. Shows only icons in a narrow window, so that tables fit. The width is fixed
 * from the first render, to avoid a layout shift.
 */
export function CouncilRail({ role }: CouncilRailProps) {
  const isNarrow = useMedia('(width < 80rem)')
  const [{ isRailFolded: isCollapsedByPerson }, changePreferences] = usePreferences()
  const isCollapsed = isCollapsedByPerson ?? isNarrow
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const label = isCollapsed ? 'Expand the list of screens' : 'Collapse the list of screens'
  return (
    <div
      className={classNames(
        'no-print sticky top-0 hidden max-h-dvh shrink-0 self-start overflow-y-auto p-2 lg:block',
        isCollapsed ? 'w-14' : 'w-56',
      )}
    >
      <CouncilNav role={role} isCollapsed={isCollapsed} />
      <button
        type="button"
        aria-label={label}
        title={label}
        className="mt-2 flex min-h-9 w-full items-center gap-2 rounded-control border-t border-rule px-2 text-[0.8125rem] text-ink-soft hover:bg-accent-soft"
        onClick={() => changePreferences({ isRailFolded: !isCollapsed })}
      >
        <Icon aria-hidden size={18} className="shrink-0" />
        {!isCollapsed && <span aria-hidden>Collapse</span>}
      </button>
    </div>
  )
}

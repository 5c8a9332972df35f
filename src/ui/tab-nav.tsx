import { NavLink } from 'react-router-dom'

/** A tab label on a baseline; the active one is underlined (data-active: Tabs, aria-current: TabNav). */
export const tabStyles =
  'inline-flex min-h-11 in-data-desk:min-h-9 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium text-ink-soft no-underline ' +
  'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 focus-visible:shadow-none ' +
  // Forced colours make transparent borders visible.
  'forced-colors:not-data-active:not-aria-[current=page]:border-[Canvas] ' +
  'data-active:border-accent data-active:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

interface TabNavProps {
  /** The accessible name of the navigation. */
  label: string
  /** `note` is shown after the label, for example a number; `state` is passed to the route. */
  items: { to: string; label: string; note?: string; state?: unknown }[]
}

/** Tabs for separate screens, as links, because each has its own URL. */
export function TabNav({ label, items }: TabNavProps) {
  return (
    <nav aria-label={label} className="border-b border-rule">
      <ul className="flex gap-6 overflow-x-auto">
        {items.map((item) => (
          <li key={item.to} className="flex">
            <NavLink end to={item.to} state={item.state} className={tabStyles}>
              <span>{item.label}</span>
              {item.note !== undefined && <span className="font-normal text-ink-soft">{item.note}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

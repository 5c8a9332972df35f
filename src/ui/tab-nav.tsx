import { NavLink } from 'react-router-dom'

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
            <NavLink end to={item.to} state={item.state} className="tab">
              <span>{item.label}</span>
              {item.note !== undefined && <span className="font-normal text-ink-soft">{item.note}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

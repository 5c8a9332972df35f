import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import type { Elements } from './elements'

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  /** Only the active panel is rendered. */
  tabs: { id: string; label: string; panel: ReactNode }[]
  /** Id of the active tab, if controlled; otherwise the first tab is active initially. */
  value?: string
  onChange?: (id: string) => void
  /** Shown at the end of the line of tabs. */
  action?: Elements | undefined
}

/** Tabs that switch between panels of one page. For tabs with URLs, use TabNav. */
export function Tabs({ label, tabs, value, onChange, action }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(id: unknown) => onChange?.(String(id))}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule">
        <BaseTabs.List aria-label={label} className="flex gap-6 overflow-x-auto">
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.id} value={tab.id} className="tab">
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {action}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className="pt-6 in-data-desk:pt-1">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

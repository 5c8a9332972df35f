import { useCallback, useState, type ReactNode } from 'react'
import { ToolbarSlotProvider } from '@/table/toolbar-slot'
import { HintButton } from '@/ui/hint-button'
import { ListTitleProvider } from './list-title'

interface ListPageProps {
  title: string
  /** The purpose of the page, in one or two sentences. */
  lead: string
  children: ReactNode
}

/** Puts the title and the toolbar of the list on one line, so that more rows are visible. */
export function ListPage({ title, lead, children }: ListPageProps) {
  // Exists before the first render, so that the toolbar mounts only once.
  const [slot] = useState(() => document.createElement('div'))
  // Stable, because appending the slot again would take the focus from its fields.
  const appendSlot = useCallback((place: HTMLElement | null) => place?.append(slot), [slot])
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4">
        <div className="flex min-h-12 items-center gap-1">
          <h1 tabIndex={-1} className="text-xl leading-tight">
            {title}
          </h1>
          <HintButton label="About this page">{lead}</HintButton>
        </div>
        <div ref={appendSlot} className="min-w-0 flex-[1_1_40rem]" />
      </header>
      <ListTitleProvider value={title}>
        <ToolbarSlotProvider value={slot}>{children}</ToolbarSlotProvider>
      </ListTitleProvider>
    </>
  )
}

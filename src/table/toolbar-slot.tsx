import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import type { Elements } from '@/ui/elements'

const ToolbarSlotContext = createContext<HTMLElement | null>(null)

/** Moves the toolbar of the table inside it to another element, such as the line of the page's title. */
export const ToolbarSlotProvider = ToolbarSlotContext.Provider

/** Renders its children in the slot, or in place without one. */
export function InToolbarSlot({ children }: { children: Elements }) {
  const slot = use(ToolbarSlotContext)
  return slot === null ? children : createPortal(children, slot)
}

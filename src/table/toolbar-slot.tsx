import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const ToolbarSlotContext = createContext<HTMLElement | null>(null)

/** Shows the toolbar of the table inside of it in another element, such as the line of the page's title. */
export const ToolbarSlotProvider = ToolbarSlotContext.Provider

/** The toolbar, in the element that was given for it, else where the table is. */
export function InToolbarSlot({ children }: { children: ReactNode }) {
  const slot = use(ToolbarSlotContext)
  return slot === null ? children : createPortal(children, slot)
}

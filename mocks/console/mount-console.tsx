import { createRoot } from 'react-dom/client'
import { Console } from './console'
import type { MockView } from './mock-view'

/** Adds the console to the end of the page, in a React root of its own: the portal does not know of it. */
export function mountConsole(view: MockView): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Console view={view} />)
}

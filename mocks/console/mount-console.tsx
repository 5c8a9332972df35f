import { createRoot } from 'react-dom/client'
import { Console } from './console'
import type { MockView } from './mock-view'

/** Renders the console in its own React root, so that the portal does not depend on it. */
export function mountConsole(view: MockView): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<Console view={view} />)
}

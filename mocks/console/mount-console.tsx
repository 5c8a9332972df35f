import { createRoot } from 'react-dom/client'
import { Console } from './console'
import type { MockView } from './mock-view'

/** Puts the console at the end of the page, in a root of its own: the portal knows nothing of it. */
export function mountConsole(view: MockView): void {
  const place = document.createElement('div')
  document.body.append(place)
  // The bar lies over the end of the page, which has room for it there.
  document.body.classList.add('pb-12', 'print:pb-0')
  // What takes the focus by keyboard must not come to lie beneath the bar.
  document.documentElement.style.scrollPaddingBottom = '5rem'
  createRoot(place).render(<Console view={view} />)
}

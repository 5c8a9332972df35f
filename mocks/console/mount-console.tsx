import { createRoot } from 'react-dom/client'
import { Console } from './console'
import type { MockView } from './mock-view'

export { openedEmails } from './opened-emails'

/** Adds the console to the end of the page, in a React root of its own: the portal does not know of it. */
export function mountConsole(view: MockView): void {
  const place = document.createElement('div')
  document.body.append(place)
  // The bar covers the end of the page: this padding leaves room for it.
  document.body.classList.add('pb-12', 'print:pb-0')
  // An element that gets the focus by keyboard must not be hidden behind the bar.
  document.documentElement.style.scrollPaddingBottom = '5rem'
  createRoot(place).render(<Console view={view} />)
}

import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { branding } from '@/branding'
import { useAnnounce } from '@/ui/announcer'
import { usePage } from '../use-page'

/**
 * A new page has its own title, and its heading takes the focus, so that a screen reader starts there. Search
 * parameters are no new page: tables write their filters into them.
 */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const { title } = usePage()
  const announce = useAnnounce()
  const seen = useRef(pathname)

  useLayoutEffect(() => {
    document.title = title ? `${title} – ${branding.productTitle}` : branding.productTitle
  }, [title])

  // Before the page is painted, so that nobody meets it with the focus still on what is gone.
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.focus({ preventScroll: true })
    else announce(title)
  }, [pathname, title, announce])
}

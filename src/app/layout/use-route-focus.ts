import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useHref, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import { branding } from '@/branding'
import { idFromDisplayed } from '@/domain/displayed-id'
import { useAnnounce } from '@/ui/announcer'
import { usePage } from '../use-page'

/**
 * A new page has its own title, and its heading takes the focus, so that a screen reader starts there. Search
 * parameters are no new page: tables write their filters into them. On the way back the focus goes to the link that the
 * page was left by, far down a list perhaps.
 */
export function useRouteFocus(): void {
  const location = useLocation()
  const { key, pathname } = location
  const href = useHref(location)
  const cameBack = useNavigationType() === NavigationType.Pop
  const { title } = usePage()
  // Several tabs may show the same page of different applications.
  const { now } = useServices()
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const subject = applicationId === '' ? '' : displayedId(applicationId, now())
  const announce = useAnnounce()
  const seen = useRef({ key, pathname })
  const leftFor = useRef(new Map<string, string>())

  useLayoutEffect(() => {
    document.title = [subject, title, branding.productTitle].filter(Boolean).join(' – ')
  }, [subject, title])

  // Before the page is painted, so that nobody meets it with the focus still on what is gone.
  useLayoutEffect(() => {
    const last = seen.current
    seen.current = { key, pathname }
    if (last.pathname === pathname) return
    if (!cameBack) leftFor.current.set(last.key, href)
    const wasLeftFor = cameBack ? leftFor.current.get(key) : undefined
    const links = document.querySelectorAll<HTMLElement>('main a')
    const link = [...links].find((one) => wasLeftFor !== undefined && one.getAttribute('href') === wasLeftFor)
    const place = link ?? document.querySelector<HTMLElement>('main h1')
    if (place) place.focus({ preventScroll: true })
    else announce(title)
  }, [key, pathname, href, cameBack, title, announce])
}

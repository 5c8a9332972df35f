import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useHref, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { useAnnounce } from '@/ui/announcer'
import { documentTitle } from '../document-title'
import { usePage } from '../use-page'

/**
 * Focuses the heading of a new page, so that a screen reader starts there; after Back, the link that was followed.
 * Ignores search parameters, in which tables store filters.
 */
export function useRouteFocus(): void {
  const location = useLocation()
  const { key, pathname } = location
  const href = useHref(location)
  const cameBack = useNavigationType() === NavigationType.Pop
  const { title } = usePage()
  // Several tabs may show the same page for different applications.
  const { now } = useServices()
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const subject = applicationId === '' ? '' : displayedId(applicationId, now())
  const announce = useAnnounce()
  const seen = useRef({ key, pathname })
  const leftFor = useRef(new Map<string, string>())

  useLayoutEffect(() => {
    document.title = documentTitle(title, subject)
  }, [subject, title])

  // Layout effect: runs before paint, so that the focus does not stay on a removed element.
  useLayoutEffect(() => {
    const last = seen.current
    seen.current = { key, pathname }
    if (last.pathname === pathname) return
    if (!cameBack) leftFor.current.set(last.key, href)
    const wasLeftFor = cameBack ? leftFor.current.get(key) : undefined
    const links = document.querySelectorAll<HTMLElement>('main a')
    const link = [...links].find((one) => wasLeftFor !== undefined && one.getAttribute('href') === wasLeftFor)
    const target = link ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    // Also clears what was announced about the page before.
    announce(target ? '' : title)
  }, [key, pathname, href, cameBack, title, announce])
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useHref, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { formatApplicationId } from '@/council-time'
import { useAnnounce } from '@/ui/announcer'
import { formatDocumentTitle, usePage } from '../use-page'

/**
 * Focuses the heading of a new page, so that a screen reader starts there. After Back, focuses the link that was followed.
 * Ignores search parameters, in which tables store filters.
 */
export function useRouteFocus(): void {
  const location = useLocation()
  const { key, pathname } = location
  const href = useHref(location)
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const { title } = usePage()
  // Several tabs may show the same page for different applications.
  const { now } = useServices()
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const subject = applicationId === '' ? '' : formatApplicationId(applicationId, now())
  const announce = useAnnounce()
  const lastLocation = useRef({ key, pathname })
  const followedHrefs = useRef(new Map<string, string>())

  useLayoutEffect(() => {
    document.title = formatDocumentTitle(title, subject)
  }, [subject, title])

  // Layout effect: runs before paint, so that the focus does not stay on a removed element.
  useLayoutEffect(() => {
    const previous = lastLocation.current
    lastLocation.current = { key, pathname }
    if (previous.pathname === pathname) return
    if (!isBackNavigation) followedHrefs.current.set(previous.key, href)
    const followedHref = isBackNavigation ? followedHrefs.current.get(key) : undefined
    const followedLink = followedHref === undefined ? undefined : findLink(followedHref)
    const target = followedLink ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    // An empty text clears the announcements of the previous page.
    announce(target ? '' : title)
  }, [key, pathname, href, isBackNavigation, title, announce])
}

const findLink = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === href)

/** Milliseconds to wait for code that moves the focus itself, such as a closing dialog. */
const RESCUE_DELAY = 100

/** Moves the focus of a removed element to its nearest remaining ancestor instead of to the body (WCAG 2.4.3). */
export function useFocusRescue(): void {
  useEffect(() => {
    let candidates: readonly Element[] = []
    let lastOnPage: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const rememberFocus = ({ target }: FocusEvent) => {
      const chain = target instanceof Element ? getAncestorChain(target) : []
      const isOnPage = chain.some(({ id }) => id === 'main')
      if (isOnPage) lastOnPage = chain
      // A dialog is outside `main`. After it has closed, the focus returns to the element that opened it.
      candidates = isOnPage ? chain : [...chain, ...lastOnPage]
    }
    const restoreFocus = () => {
      if (document.activeElement !== document.body) return
      const nearest = candidates.find((element) => element.isConnected && element !== document.body)
      const target = nearest instanceof HTMLElement ? nearest : document.getElementById('main')
      if (!target) return
      if (target.tabIndex < 0) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      const [focused] = candidates
      if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return
      clearTimeout(timer)
      timer = setTimeout(restoreFocus, RESCUE_DELAY)
    })

    document.addEventListener('focusin', rememberFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', rememberFocus)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function getAncestorChain(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [element] : [element, ...getAncestorChain(parent)]
}

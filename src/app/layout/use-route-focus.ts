import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useHref, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { formatApplicationId } from '@/council-time'
import { useAnnounce } from '@/ui/announcer'
import { documentTitle, usePage } from '../use-page'

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
  const subject = applicationId === '' ? '' : formatApplicationId(applicationId, now())
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

/** Milliseconds to wait for code that moves the focus itself, such as a closing dialog. */
const DELAY = 100

/** Moves the focus of a removed element to its nearest remaining ancestor instead of to the body (WCAG 2.4.3). */
export function useFocusRescue(): void {
  useEffect(() => {
    let candidates: readonly Element[] = []
    let lastOnPage: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent) => {
      const chain = target instanceof Element ? withAncestors(target) : []
      const isOnPage = chain.some(({ id }) => id === 'main')
      if (isOnPage) lastOnPage = chain
      // A dialog is outside `main`: after it has closed, the focus returns to where it was opened from.
      candidates = isOnPage ? chain : [...chain, ...lastOnPage]
    }
    const rescue = () => {
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
      timer = setTimeout(rescue, DELAY)
    })

    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function withAncestors(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [element] : [element, ...withAncestors(parent)]
}

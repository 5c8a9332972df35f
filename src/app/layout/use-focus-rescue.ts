import { useEffect } from 'react'

/** What takes something away puts the focus somewhere else by itself, as windows do: it has this long, in ms. */
const PATIENCE = 100

/**
 * Where what has the focus is taken away, a row that left its list for example, the focus goes to the nearest of what
 * stood around it, rather than to nothing (WCAG 2.4.3): Tab goes on from there.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let around: readonly Element[] = []
    let onPage: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent) => {
      const chain = target instanceof Element ? withAncestors(target) : []
      const isOnPage = chain.some(({ id }) => id === 'main')
      if (isOnPage) onPage = chain
      // A window stands round nothing. Once it is gone, what it was opened from counts, or what stood around that.
      around = isOnPage ? chain : [...chain, ...onPage]
    }
    const rescue = () => {
      if (document.activeElement !== document.body) return
      const nearest = around.find((element) => element.isConnected && element !== document.body)
      const place = nearest instanceof HTMLElement ? nearest : document.getElementById('main')
      if (!place) return
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => {
      const [held] = around
      if (held === undefined || held.isConnected || document.activeElement !== document.body) return
      clearTimeout(timer)
      timer = setTimeout(rescue, PATIENCE)
    })

    document.addEventListener('focusin', remember)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watcher.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function withAncestors(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [element] : [element, ...withAncestors(parent)]
}

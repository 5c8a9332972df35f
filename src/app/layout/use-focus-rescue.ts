import { useEffect } from 'react'

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

import { useEffect } from 'react'

/** Lets the browser ask, in its own words, before the page is closed or loaded anew. Its time stands still meanwhile. */
export function useAskBeforeClosing(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}

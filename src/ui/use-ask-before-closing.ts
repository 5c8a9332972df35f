import { useEffect } from 'react'

/** Makes the browser ask before the page is closed or reloaded. No timer runs while its question is open. */
export function useAskBeforeClosing(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}

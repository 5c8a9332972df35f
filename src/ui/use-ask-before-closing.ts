import { useEffect } from 'react'

/** Makes the browser confirm before closing or reloading the page. No timer runs while its dialog is open. */
export function useAskBeforeClosing(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}

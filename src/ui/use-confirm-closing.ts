import { useEffect } from 'react'

/** Makes the browser confirm before closing or reloading the page. No timer runs while its dialog is open. */
export function useConfirmClosing(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirm)
    return () => window.removeEventListener('beforeunload', confirm)
  }, [active])
}

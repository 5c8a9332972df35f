import { useEffect } from 'react'

/** Makes the browser confirm before closing or reloading the page. No timer runs while its dialog is open. */
export function useConfirmClosing(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirm)
    return () => window.removeEventListener('beforeunload', confirm)
  }, [isActive])
}

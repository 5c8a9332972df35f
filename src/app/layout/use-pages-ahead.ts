import { useEffect } from 'react'
import { useServices } from '@/api/services'

/** Preloads a page's code when a link to it is hovered or focused, but no data: the link may not be followed. */
export function usePagesAhead(): void {
  const { fetchPage } = useServices()
  useEffect(() => {
    const fetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Opening the page retries, and reports a failure.
      if (link?.origin === location.origin) fetchPage(link.href).catch(() => {})
    }
    document.addEventListener('pointerover', fetchTarget)
    document.addEventListener('focusin', fetchTarget)
    return () => {
      document.removeEventListener('pointerover', fetchTarget)
      document.removeEventListener('focusin', fetchTarget)
    }
  }, [fetchPage])
}

import { useEffect } from 'react'
import { useServices } from '@/api/services'

/**
 * Fetches the code of a page as soon as a link to it is pointed at or focused, so that it is there when the link is used.
 * Nothing is asked of the host: a person may as well move on.
 */
export function usePagesAhead(): void {
  const { fetchPage } = useServices()
  useEffect(() => {
    const fetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Opening the page fetches it again, and tells where that fails.
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

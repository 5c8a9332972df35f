import { useEffect } from 'react'
import { useServices } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { useAlerts } from '@/ui/alerts'

/**
 * Fetches the page in which a screen ends as soon as the screen stands: a connection that is lost with the last answer
 * must not take the thanks away, or what has arrived is sent again.
 * @returns asked before anything is sent: true once the page is there, otherwise it says why nothing was sent
 */
export function usePreloadedPage(path: string | undefined): () => Promise<boolean> {
  const services = useServices()
  const alerts = useAlerts()
  useEffect(() => {
    // Asked for again, and told, before anything is sent.
    if (path !== undefined) services.fetchPage(path).catch(() => {})
  }, [services, path])

  return async () => {
    try {
      if (path !== undefined) await services.fetchPage(path)
      return true
    } catch {
      await alerts.show(guidance.nothingSentWithoutReceipt, { tone: 'error' })
      return false
    }
  }
}

import { useEffect } from 'react'
import { useServices } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { useAlerts } from '@/ui/alerts'

/**
 * Preloads a page on mount, such as a receipt. Without the receipt, the user would send again.
 * @returns a check to call before sending; resolves to false, after an alert, if the page cannot be loaded
 */
export function usePreloadedPage(path: string | undefined): () => Promise<boolean> {
  const services = useServices()
  const alerts = useAlerts()
  useEffect(() => {
    // Retried, and reported, before anything is sent.
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

import { useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { Banner } from '@/ui/banner'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Warns before the user tries something that fails offline. With the mock host, most calls still work. */
export function OfflineBanner() {
  const { offlineWords } = useServices()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Banner tone="warning" title="You are offline.">
      {offlineWords}
    </Banner>
  )
}

import { useSyncExternalStore } from 'react'
import { Banner } from '@/ui/banner'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Told before somebody presses a button that cannot work. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Banner tone="warning" title="You are offline.">
      What you type is kept on this device. Nothing can be sent or loaded until the connection is back.
    </Banner>
  )
}

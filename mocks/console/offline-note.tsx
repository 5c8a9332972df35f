import { useSyncExternalStore } from 'react'
import type { OfflineCopy, OfflineState } from '../offline'

function formatOfflineState(state: OfflineState): string {
  if (state.status === 'storing') return `Storing for offline use: ${Math.floor(state.progress * 100)} %`
  return STATE_TEXTS[state.status]
}

const STATE_TEXTS = {
  ready: 'Works offline: this browser has stored the whole demo.',
  unsupported: 'This address has no service worker, so the demo must be loaded from its server each time.',
  failed: 'This browser could not store the demo, so it must be loaded from its server each time.',
}

const ONE_TAB_WARNING =
  'Use one tab at a time: at an address without https, two tabs can overwrite each other’s changes.'

export function OfflineNote({ offline }: { offline: OfflineCopy }) {
  const state = useSyncExternalStore(offline.subscribe, offline.snapshot)
  return (
    <p className="mb-4 text-sm text-ink-soft">
      {[formatOfflineState(state), 'locks' in navigator ? '' : ONE_TAB_WARNING].join(' ')}
    </p>
  )
}

import { useSyncExternalStore } from 'react'
import type { OfflineCopy, OfflineState } from '../offline'

function words(state: OfflineState): string {
  if (state.is === 'storing') return `Storing for offline use: ${Math.floor(state.share * 100)} %`
  return WORDS[state.is]
}

const WORDS = {
  ready: 'Works offline: this browser has stored the whole demo.',
  unsupported: 'This address has no service worker, so the demo must be loaded from its server each time.',
  failed: 'This browser could not store the demo, so it must be loaded from its server each time.',
}

const ONE_TAB = 'Use one tab at a time: at an address without https, two tabs can overwrite each other’s changes.'

export function OfflineNote({ offline }: { offline: OfflineCopy }) {
  const state = useSyncExternalStore(offline.subscribe, offline.snapshot)
  return <p className="mb-4 text-sm text-ink-soft">{[words(state), 'locks' in navigator ? '' : ONE_TAB].join(' ')}</p>
}

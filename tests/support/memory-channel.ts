import type { SessionMessage, SessionChannel } from '@/api/session-channel'

/** Creates the channel between the tabs of one browser; each `join` adds a tab. */
export function createMemoryChannel() {
  const tabs = new Set<(word: SessionMessage) => void>()
  const join = (): SessionChannel & { readonly close: () => void } => {
    let hear = (_word: SessionMessage): void => {}
    const heard = (word: SessionMessage) => hear(word)
    tabs.add(heard)
    return {
      send: (word) => tabs.forEach((other) => other !== heard && other(word)),
      listen: (listener) => (hear = listener),
      close: () => void tabs.delete(heard),
    }
  }
  return { join }
}

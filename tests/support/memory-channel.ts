import type { SessionMessage, SessionChannel } from '@/api/session-channel'

/** Creates the channel between the tabs of one browser; each `join` adds a tab. */
export function createMemoryChannel() {
  const tabs = new Set<(message: SessionMessage) => void>()
  const join = (): SessionChannel & { readonly close: () => void } => {
    let listener = (_message: SessionMessage): void => {}
    const receive = (message: SessionMessage) => listener(message)
    tabs.add(receive)
    return {
      send: (message) => tabs.forEach((otherTab) => otherTab !== receive && otherTab(message)),
      listen: (callback) => (listener = callback),
      close: () => void tabs.delete(receive),
    }
  }
  return { join }
}

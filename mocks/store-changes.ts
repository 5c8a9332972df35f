const RESTARTED = 'restarted'

/** Notifies every tab of this browser that the mock host has written something, and the other tabs that it starts anew. */
export function storeChanges(name: string, onRestart: () => void) {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => (data === RESTARTED ? onRestart() : tell())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const send = (message: unknown) => channel.postMessage(message)
  return {
    announce: () => {
      tell()
      send(null)
    },
    announceRestart: () => send(RESTARTED),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

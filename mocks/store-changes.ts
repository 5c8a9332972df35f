/** Notifies every tab of this browser that the mock host has written something. */
export function storeChanges(name: string) {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const channel = new BroadcastChannel(name)
  channel.onmessage = tell
  return {
    announce: () => {
      tell()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
      channel.postMessage(null)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

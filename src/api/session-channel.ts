import { readJson } from '@/lib/read-json'
import { tryToStore } from '@/lib/storage'

/** Announces a log-in or log-out. The id is its only personal data. */
export interface SessionMessage {
  readonly kind: 'in' | 'out'
  readonly id: string
}

const isMessage = (value: unknown): value is SessionMessage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'in' || value.kind === 'out') &&
  'id' in value &&
  typeof value.id === 'string'

/** Messages between the tabs of one browser; the sender does not receive its own. */
export interface SessionChannel {
  readonly send: (message: SessionMessage) => void
  readonly listen: (onMessage: (message: SessionMessage) => void) => void
}

/** For a portal without other tabs, such as a story. */
export const noChannel: SessionChannel = { send: () => {}, listen: () => {} }

/** Uses a `BroadcastChannel`, else a local storage item. `name` separates two portals of one origin. */
export function browserChannel(name: string, local: Storage): SessionChannel {
  return 'BroadcastChannel' in globalThis ? broadcastChannel(name) : storageChannel(name, local)
}

/** Ignores invalid messages, such as those of another version of the portal. */
function receive(message: unknown, onMessage: (message: SessionMessage) => void): void {
  if (isMessage(message)) onMessage(message)
}

function broadcastChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel never leaves its origin.
    send: (message) => channel.postMessage(message),
    listen: (onMessage) => channel.addEventListener('message', ({ data }) => receive(data, onMessage)),
  }
}

/** Sends messages as `storage` events, which browsers fire in all tabs but the sender's. */
export function storageChannel(name: string, local: Storage): SessionChannel {
  return {
    send: (message) => {
      tryToStore(local, name, JSON.stringify(message))
      local.removeItem(name)
    },
    listen: (onMessage) =>
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === name && newValue !== null) receive(readJson(newValue), onMessage)
      }),
  }
}

import { readJson } from '@/lib/read-json'
import { tryToStore } from '@/lib/try-to-store'

/** Somebody has logged in or out. It holds no other data of the person than the id. */
export interface SessionMessage {
  readonly said: 'in' | 'out'
  readonly id: string
}

const isMessage = (value: unknown): value is SessionMessage =>
  typeof value === 'object' &&
  value !== null &&
  'said' in value &&
  (value.said === 'in' || value.said === 'out') &&
  'id' in value &&
  typeof value.id === 'string'

/** Messages between the tabs of one browser; the sender does not receive its own. */
export interface SessionChannel {
  readonly send: (message: SessionMessage) => void
  readonly listen: (onMessage: (message: SessionMessage) => void) => void
}

/** For a portal without other tabs, such as a story. */
export const noChannel: SessionChannel = { send: () => {}, listen: () => {} }

/**
 * A `BroadcastChannel`; in a browser without one, an item of local storage that is removed at once.
 * @param name separates two portals of one origin
 */
export function browserChannel(name: string, local: Storage): SessionChannel {
  return 'BroadcastChannel' in globalThis ? broadcastChannel(name) : storageChannel(name, local)
}

/** A message that does not fit was sent by another version of the portal, and is ignored. */
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

/** Other tabs receive a message as a `storage` event, which the sender's own tab does not get. */
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

import { z } from '@/contract/zod'
import { readJson } from '@/lib/read-json'
import { tryToStore } from '@/lib/try-to-store'

const wordSchema = z.object({ said: z.enum(['in', 'out']), id: z.string() })

/** Somebody has logged in or out. The id is all that is ever said of them. */
export type SessionMessage = z.output<typeof wordSchema>

/** Between the tabs of one browser: what one tells, all others hear at once, and it does not. */
export interface SessionChannel {
  readonly tell: (word: SessionMessage) => void
  readonly listen: (hear: (word: SessionMessage) => void) => void
}

/** Of a tab that is alone. */
export const noChannel: SessionChannel = { tell: () => {}, listen: () => {} }

/**
 * The browser's own channel; where it has none, an item of local storage that is there for a moment.
 * @param name keeps two portals of one origin apart
 */
export function browserChannel(name: string, local: Storage): SessionChannel {
  return 'BroadcastChannel' in globalThis ? channelSignal(name) : storageChannel(name, local)
}

/** What cannot be read was written by another version of the portal. */
function pass(word: unknown, hear: (word: SessionMessage) => void): void {
  const { data } = wordSchema.safeParse(word)
  if (data) hear(data)
}

function channelSignal(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel never leaves its origin.
    tell: (word) => channel.postMessage(word),
    listen: (hear) => channel.addEventListener('message', ({ data }) => pass(data, hear)),
  }
}

/** Heard by the other tabs as a change of their storage. */
export function storageChannel(name: string, local: Storage): SessionChannel {
  return {
    tell: (word) => {
      tryToStore(local, name, JSON.stringify(word))
      local.removeItem(name)
    },
    listen: (hear) =>
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === name && newValue !== null) pass(readJson(newValue), hear)
      }),
  }
}

import { createStore } from '@/lib/create-store'
import type { Conditions } from './conditions'

/** A message to other tabs. Unknown messages, as from another build of the demo, are ignored. */
type Message =
  | { readonly said: 'written' | 'restarted' }
  | { readonly said: 'conditions'; readonly conditions: Conditions }

interface OtherTabs {
  readonly onRestart: () => void
  readonly onConditions: (conditions: Conditions) => void
}

export function connectTabs(name: string, { onRestart, onConditions }: OtherTabs) {
  const writes = createStore(undefined)
  const tell = () => writes.set(undefined)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    if (data?.said === 'written') tell()
    if (data?.said === 'restarted') onRestart()
    if (data?.said === 'conditions') onConditions(data.conditions)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const send = (message: Message) => channel.postMessage(message)
  return {
    announceWrite: () => {
      tell()
      send({ said: 'written' })
    },
    announceRestart: () => send({ said: 'restarted' }),
    announceConditions: (conditions: Conditions) => send({ said: 'conditions', conditions }),
    onWrite: writes.subscribe,
  }
}

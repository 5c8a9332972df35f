import { createStore } from '@/lib/create-store'
import type { Conditions } from '@/wire/mock/conditions'

/** A message to other tabs. Unknown messages, as from another build of the demo, are ignored. */
type Message =
  | { readonly type: 'written' | 'restarted' }
  | { readonly type: 'conditions'; readonly conditions: Conditions }

interface OtherTabs {
  readonly onRestart: () => void
  readonly onConditions: (conditions: Conditions) => void
}

export function connectTabs(name: string, { onRestart, onConditions }: OtherTabs) {
  const writes = createStore(undefined)
  const notify = () => writes.set(undefined)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    if (data?.type === 'written') notify()
    if (data?.type === 'restarted') onRestart()
    if (data?.type === 'conditions') onConditions(data.conditions)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const send = (message: Message) => channel.postMessage(message)
  return {
    announceWrite: () => {
      notify()
      send({ type: 'written' })
    },
    announceRestart: () => send({ type: 'restarted' }),
    announceConditions: (conditions: Conditions) => send({ type: 'conditions', conditions }),
    onWrite: writes.subscribe,
  }
}

import { createStore } from '@/lib/create-store'
import type { Conditions } from './implementation'

/** A message to other tabs. Unknown messages, such as those of another build, are ignored. */
type Message =
  | { readonly type: 'written' | 'restarted' }
  | { readonly type: 'conditions'; readonly conditions: Conditions }

interface OtherTabs {
  readonly onRestart: () => void
  readonly onConditions: (conditions: Conditions) => void
}

export function connectTabs(name: string, { onRestart, onConditions }: OtherTabs) {
  const writeEvents = createStore(undefined)
  const notifyListeners = () => writeEvents.set(undefined)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    if (data?.type === 'written') notifyListeners()
    if (data?.type === 'restarted') onRestart()
    if (data?.type === 'conditions') onConditions(data.conditions)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const send = (message: Message) => channel.postMessage(message)
  return {
    announceWrite: () => {
      notifyListeners()
      send({ type: 'written' })
    },
    announceRestart: () => send({ type: 'restarted' }),
    announceConditions: (conditions: Conditions) => send({ type: 'conditions', conditions }),
    onWrite: writeEvents.subscribe,
  }
}

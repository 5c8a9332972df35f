import type { SessionWord, Signal } from '@/api/signal'

/** The tabs of one browser, as far as they hear of each other; each `join` is one more tab. */
export function memorySignal() {
  const tabs = new Set<(word: SessionWord) => void>()
  const join = (): Signal & { readonly close: () => void } => {
    let hear = (_word: SessionWord): void => {}
    const heard = (word: SessionWord) => hear(word)
    tabs.add(heard)
    return {
      tell: (word) => tabs.forEach((other) => other !== heard && other(word)),
      listen: (listener) => (hear = listener),
      close: () => void tabs.delete(heard),
    }
  }
  return { join }
}

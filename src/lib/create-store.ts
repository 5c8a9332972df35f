/** An observable value, for `useSyncExternalStore`. */
export interface Store<Value> {
  readonly snapshot: () => Value
  /** Replaces the value and calls every listener. */
  readonly set: (value: Value) => void
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param watch runs when the first listener subscribes; the function it returns runs when the last one unsubscribes */
export function createStore<Value>(initial: Value, watch?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  let unwatch: (() => void) | undefined
  return {
    snapshot: () => value,
    set: (next) => {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = watch?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.()
      }
    },
  }
}

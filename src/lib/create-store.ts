/** A value that is replaced as a whole, for `useSyncExternalStore`. */
export interface Store<Value> {
  readonly snapshot: () => Value
  /** Replaces the value and calls every listener. */
  readonly set: (value: Value) => void
  /** Calls the listener after each change; returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param watch called with the first listener; the function that it returns is called once no listener is left */
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

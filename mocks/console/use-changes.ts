import { useEffect, useReducer } from 'react'

interface ChangeSource {
  readonly subscribe: (listener: () => void) => () => void
}

/** Rerenders after each change, including changes between render and effect. */
export function useChanges(source: ChangeSource): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unsubscribe = source.subscribe(rerender)
    rerender()
    return unsubscribe
  }, [source])
}

import { useEffect, useReducer } from 'react'

interface Changing {
  /** Calls the listener after each change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Renders the component again after each change, and after one that came before it could listen. */
export function useChanges(changing: Changing): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unsubscribe = changing.subscribe(renderAgain)
    renderAgain()
    return unsubscribe
  }, [changing])
}

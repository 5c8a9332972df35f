import { useEffect, useReducer } from 'react'

interface ChangeSource {
  readonly subscribe: (listener: () => void) => () => void
}

/** Rerenders after each change, including one between render and effect. */
export function useChanges(changing: ChangeSource): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unsubscribe = changing.subscribe(renderAgain)
    renderAgain()
    return unsubscribe
  }, [changing])
}

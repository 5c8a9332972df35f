import { useEffect, useReducer } from 'react'
import type { Conditions, MockConditions } from '../implementation'
import { useChanges } from './use-changes'

export function useConditions(conditions: MockConditions): Conditions {
  useChanges(conditions)
  return conditions.get()
}

/** Rerenders every second too, because the clock runs. */
export function useRunningConditions(conditions: MockConditions): Conditions {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(rerender, 1000)
    return () => clearInterval(timer)
  }, [])
  return useConditions(conditions)
}

import { useRevalidator } from 'react-router-dom'
import { useServices } from '@/api/services'

/** Refetches whatever the page needs and did not get. */
export function useRetry() {
  const { queries } = useServices()
  const { revalidate, state } = useRevalidator()

  const retry = async () => {
    // A failed query keeps its error until it is reset.
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    await revalidate()
  }

  return { retry, isRetrying: state === 'loading' }
}

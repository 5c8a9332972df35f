import { useRevalidator } from 'react-router-dom'
import { useServices } from '@/api/services'

/** Asks again for everything that the page needs and did not get. */
export function useRetry() {
  const { queries } = useServices()
  const { revalidate, state } = useRevalidator()

  const retry = async () => {
    // A failed query keeps its error; reset, it is asked again.
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    await revalidate()
  }

  return { retry, isRetrying: state === 'loading' }
}

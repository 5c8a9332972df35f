import { useRevalidator } from 'react-router-dom'
import { usePortal } from '@/api/portal'

/** Asks again for everything that the page needs and did not get. */
export function useRetry() {
  const { queries } = usePortal()
  const { revalidate, state } = useRevalidator()

  const retry = async () => {
    // A failed query keeps its error; reset, it is asked again.
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    await revalidate()
  }

  return { retry, isRetrying: state === 'loading' }
}

import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useServices } from '@/api/services'

/** Refetches failed queries and runs the page's loader again. */
export function useRetry() {
  const { queries } = useServices()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state === 'loading'

  const retry = async () => {
    // A failed query keeps its error until it is reset.
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    // Not `revalidate`: if it ends before React renders its start, React Router keeps showing the error.
    await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  }

  return { retry, isRetrying }
}

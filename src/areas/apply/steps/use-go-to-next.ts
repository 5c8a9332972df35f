import { useNavigate } from 'react-router-dom'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { useApplication } from '../application-context'
import { linkTo } from './step-link'
import { stepAfter, STEP_PATHS } from './step-paths'

/** Loads the code of the next step ahead, because Next is a button, and no link to hover. */
export function useGoToNext() {
  const application = useApplication()
  const { draft, step, variant } = application
  const navigate = useNavigate()
  const next = stepAfter(step)
  usePreloadedPage(next && STEP_PATHS[next][variant])
  return async () => {
    draft.complete(step, true)
    if (!next) return
    const { to, state } = linkTo(application, next)
    await navigate(to, { state })
  }
}

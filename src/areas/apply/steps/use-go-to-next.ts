import { useNavigate } from 'react-router-dom'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { useApplication } from '../application-context'
import { linkTo } from './step-link'
import { stepAfter } from './step-paths'

/** Preloads the next step. Hovering a link would do so, but Next is a button. */
export function useGoToNext() {
  const application = useApplication()
  const { draft, step } = application
  const navigate = useNavigate()
  const next = stepAfter(step)
  usePreloadedPage(next && linkTo(application, next).to)
  return async () => {
    draft.complete(step, true)
    if (!next) return
    const { to, state } = linkTo(application, next)
    await navigate(to, { state })
  }
}

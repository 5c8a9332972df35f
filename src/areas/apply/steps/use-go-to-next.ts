import { useNavigate } from 'react-router-dom'
import { linkTo, useApplication } from '../application-context'
import { stepAfter } from './step-paths'

/** What Next does with a step that has passed: its flag is set, and the following step opens. */
export function useGoToNext() {
  const application = useApplication()
  const navigate = useNavigate()
  return async () => {
    const { draft, step } = application
    draft.complete(step, true)
    const next = stepAfter(step)
    if (!next) return
    const { to, state } = linkTo(application, next)
    await navigate(to, { state })
  }
}

import { useNavigate } from 'react-router-dom'
import { useApplication } from '../application-context'
import { linkTo } from './step-link'
import { stepAfter } from './step-paths'

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

import { useSearchParams } from 'react-router-dom'
import { useSession } from '@/api/services'
import { paths, returnSearch, returnTo } from '@/paths'
import { UntilChecked } from '@/features/visits/until-checked'
import { LinkButton } from '@/ui/link-button'

export function WhereToStart() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.state === 'valid')
    return session.person.role === 'Applicant' ? (
      <>
        <LinkButton to={paths.applyProfile} variant="primary">
          Apply New Grant
        </LinkButton>
        <LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>
      </>
    ) : (
      <LinkButton to={paths.dashboard} variant="primary">
        Go to the Dashboard
      </LinkButton>
    )
  const returning = returnSearch(search)
  return (
    <UntilChecked>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.signUp + (returning || returnTo(paths.applyProfile))} variant="primary">
          Sign up to apply
        </LinkButton>
        <LinkButton to={paths.login + returning}>I have an account</LinkButton>
      </div>
    </UntilChecked>
  )
}

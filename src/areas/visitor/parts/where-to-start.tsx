import { useSearchParams } from 'react-router-dom'
import { useSession } from '@/api/services'
import { paths, returnSearch, returnTo } from '@/app/paths'
import { LinkButton } from '@/ui/link-button'

/** The one thing to do from here, for whoever is looking. */
export function WhereToStart() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.state === 'valid')
    return session.person.role === 'Applicant' ? (
      <>
        <LinkButton to={paths.applyProfile} variant="primary">
          Apply New Grant
        </LinkButton>
        <LinkButton to={paths.submittedGrants}>View Applied Grants</LinkButton>
      </>
    ) : (
      <LinkButton to={paths.dashboard} variant="primary">
        Go to the Dashboard
      </LinkButton>
    )
  // Who starts here means to apply; who was sent here from another page goes on to that one.
  const returning = returnSearch(search) || returnTo(paths.applyProfile)
  return (
    <>
      <LinkButton to={paths.signUp + returning} variant="primary">
        Sign up to apply
      </LinkButton>
      <LinkButton to={paths.login + returning}>I have an account</LinkButton>
    </>
  )
}

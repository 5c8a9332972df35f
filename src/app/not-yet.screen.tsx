import { branding } from '@/branding'
import { useSession } from '@/api/portal'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { paths } from './paths'
import { usePage } from './use-page'

/** A page of the specification that this version does not have: it says so, and where to go meanwhile. */
export default function NotYetScreen() {
  const { title, planned } = usePage()
  const session = useSession()
  const signedIn = session.state === 'valid'
  return (
    <>
      <PageHeader title={title} lead={planned} />
      <EmptyState
        title="This page is not built yet"
        action={
          <LinkButton to={signedIn ? paths.dashboard : paths.home}>
            {signedIn ? 'Back to the Dashboard' : 'Go to Research Grants'}
          </LinkButton>
        }
      >
        Nothing can be read or changed here in this version. Until then the {branding.council}’s office helps, and so
        does the {branding.itCentre.name}: {branding.itCentre.phone}.
      </EmptyState>
    </>
  )
}

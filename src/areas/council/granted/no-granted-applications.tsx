import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { useCouncilPages } from '../list/use-council-pages'

export function NoGrantedApplications({ title }: { title: string }) {
  const { approvedApplications } = useCouncilPages()
  return (
    <EmptyState title={title} action={<LinkButton to={approvedApplications}>Shortlisted Applications</LinkButton>}>
      An application is listed here once it has been granted.
    </EmptyState>
  )
}

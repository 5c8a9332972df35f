import { ListFilter } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { displayedId } from '@/council-time'
import { usePageCommands } from '@/features/page-commands'
import { Menu } from '@/ui/menu'

const listsOf = (role: CouncilRole) => [
  { title: 'View Applications', path: COUNCIL_PAGES[role].viewApplications },
  { title: 'Order Applications', path: paths.orderApplications },
  { title: 'Request Approval', path: paths.requestApproval },
  { title: 'Send Reviewers', path: paths.sendReviewers },
  { title: 'Approved Applications', path: COUNCIL_PAGES[role].approvedApplications },
  { title: 'Request Agreement', path: paths.requestAgreement },
  { title: 'Approve Budget', path: COUNCIL_PAGES[role].approveBudget },
  { title: 'Progress Reports', path: COUNCIL_PAGES[role].requestReport },
]

export function ShowInList({ applicationId, role }: { applicationId: string; role: CouncilRole }) {
  const { now } = useServices()
  const navigate = useNavigate()
  const shownId = displayedId(applicationId, now())
  const lists = listsOf(role).map(({ title, path }) => ({
    title,
    to: `${path}?${new URLSearchParams({ q: shownId }).toString()}`,
  }))
  usePageCommands(
    lists.map(({ title, to }) => ({ label: `Find ${shownId} in ${title}`, run: () => void navigate(to) })),
  )
  return (
    <Menu
      label="Find in a list"
      icon={<ListFilter aria-hidden size={18} />}
      items={lists.map(({ title, to }) => ({ label: title, to }))}
    />
  )
}

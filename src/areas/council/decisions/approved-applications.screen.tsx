import { useSearchParams } from 'react-router-dom'
import { ensureCall, useSuspenseCall, type Services } from '@/api/services'
import { SentEmailsPanel } from '../email/sent-emails-panel'
import { withParam } from '@/lib/with-param'
import { PageHeader } from '@/ui/page-header'
import { Tabs } from '@/ui/tabs'
import { ApprovedList } from './approved-list'
import { DecisionBoard } from './decision-board'
import { RowDialogProvider } from '../list/row-dialog'

export const load = (services: Services) => ensureCall(services, 'listApprovedApplications', {})

const VIEW = 'view'

/** Granting and denying, from a list or from a board that compares. */
export default function ApprovedApplicationsScreen() {
  return (
    <>
      <PageHeader
        title="Approved Applications"
        lead="Marks and decisions on each application. Grant or deny it here, and upload the award letter."
      />
      <RowDialogProvider>
        <Views />
      </RowDialogProvider>
      <SentEmailsPanel />
    </>
  )
}

function Views() {
  const applications = useSuspenseCall('listApprovedApplications', {})
  const [search, setSearch] = useSearchParams()
  return (
    <Tabs
      label="Ways to see the applications"
      value={search.get(VIEW) === 'board' ? 'board' : 'list'}
      onChange={(view) => setSearch(withParam(search, VIEW, view === 'list' ? '' : view), { replace: true })}
      tabs={[
        { id: 'list', label: 'List', panel: <ApprovedList applications={applications} /> },
        { id: 'board', label: 'Decision board', panel: <DecisionBoard applications={applications} /> },
      ]}
    />
  )
}

import { useSearchParams } from 'react-router-dom'
import { ensureCall, useCallData, type Portal } from '@/api/portal'
import { HeldActions } from '@/areas/shared/held-action/held-actions'
import { SentList } from '@/areas/shared/mail/sent-list'
import { PageHeader } from '@/ui/page-header'
import { Tabs } from '@/ui/tabs'
import { ApprovedList } from './parts/approved-list'
import { DecisionBoard } from './parts/decision-board'

export const load = (portal: Portal) => ensureCall(portal, 'listApprovedApplications', {})

const VIEW = 'view'

/** Granting and denying, from a list or from a board that compares (spec 2, Approved Applications). */
export default function ApprovedApplicationsScreen() {
  const cases = useCallData('listApprovedApplications', {})
  const [search, setSearch] = useSearchParams()
  return (
    <HeldActions>
      <PageHeader
        title="Approved Applications"
        lead="Marks and decisions on each application. Grant or deny it here, and upload the award letter."
      />
      <Tabs
        label="Ways to see the applications"
        value={search.get(VIEW) === 'board' ? 'board' : 'list'}
        onChange={(view) => setSearch(withView(search, view), { replace: true })}
        tabs={[
          { id: 'list', label: 'List', panel: <ApprovedList cases={cases} /> },
          { id: 'board', label: 'Decision board', panel: <DecisionBoard cases={cases} /> },
        ]}
      />
      <SentList />
    </HeldActions>
  )
}

function withView(search: URLSearchParams, view: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (view === 'list') next.delete(VIEW)
  else next.set(VIEW, view)
  return next
}

import { useDeferredValue, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { EmailListPage } from '../email/email-list-page'
import { withParam } from '@/lib/with-param'
import { LinkButton } from '@/ui/link-button'
import { Tabs } from '@/ui/tabs'
import { ApprovedList } from './approved-list'
import { DecisionBoard } from './board/decision-board'
import { useDecidePath } from './decide-link'
import type { DecisionRow } from './decision.write'
import { getDecisionOrder } from './single/use-decisions-to-do'
import { isBoardView, VIEW_PARAM } from './view-params'

export const load = (services: Services) => ensureCall(services, 'listApprovedApplications', {})

export default function ApprovedApplicationsScreen() {
  return (
    <EmailListPage
      title="Approved Applications"
      lead="Marks and decisions on each application. Grant or deny it here, and upload the award letter."
    >
      <ApplicationViews />
    </EmailListPage>
  )
}

function ApplicationViews() {
  const applications = useSuspenseCall('listApprovedApplications', {})
  const [search, setSearch] = useSearchParams()
  return (
    <Tabs
      label="Ways to see the applications"
      value={isBoardView(search) ? 'board' : 'list'}
      action={<DecideEach applications={applications} />}
      onChange={(view) => setSearch(withParam(search, VIEW_PARAM, view === 'list' ? '' : view), { replace: true })}
      tabs={[
        { id: 'list', label: 'List', panel: <ApprovedList applications={applications} /> },
        { id: 'board', label: 'Decision board', panel: <DecisionBoard applications={applications} /> },
      ]}
    />
  )
}

/** Leads through the undecided applications in the order of the list or board. */
function DecideEach({ applications }: { applications: readonly DecisionRow[] }) {
  const services = useServices()
  // Deferred, because sorting a long list would slow down typing in the search.
  const search = useDeferredValue(useLocation().search)
  const getDecidePath = useDecidePath()
  const [first] = useMemo(
    () => getDecisionOrder(applications, new URLSearchParams(search), services),
    [applications, search, services],
  )
  if (first === undefined) return null
  return (
    <LinkButton to={getDecidePath(first)} variant="quiet" size="small">
      Decide one by one
    </LinkButton>
  )
}

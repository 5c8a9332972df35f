import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ensureCall, useServices } from '@/api/services'
import { displayedId } from '@/council-time'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import type { ApprovedApplication } from '../decision.write'
import { useCouncilPages } from '@/areas/council/list/use-council-pages'
import { ApplicationToDecide } from './application-to-decide'
import { DecisionNav } from './decision-nav'
import { useDecisionsToDo } from './use-decisions-to-do'

interface DecisionPageProps {
  applications: readonly ApprovedApplication[]
  applicationId: string
}

export function DecisionPage({ applications, applicationId }: DecisionPageProps) {
  const services = useServices()
  const { search } = useLocation()
  const { approvedApplications } = useCouncilPages()
  const toDo = useDecisionsToDo(applications, applicationId)
  const listPath = approvedApplications + search
  const { next } = toDo

  // Prefetches the next application. Its page reports a failure.
  useEffect(() => {
    if (next !== undefined) void ensureCall(services, 'getDetails', { applicationId: next }).catch(() => null)
  }, [services, next])

  return (
    <>
      <PageHeader
        title={`Decide ${displayedId(applicationId, services.now())}`}
        back={{ to: listPath, label: 'Approved Applications' }}
        actions={<DecisionNav toDo={toDo} />}
      />
      <OneApplication
        key={applicationId}
        listed={applications.find((row) => row.applicationId === applicationId)}
        applications={applications}
        toDo={toDo}
        listPath={listPath}
      />
    </>
  )
}

interface OneApplicationProps extends Omit<Parameters<typeof ApplicationToDecide>[0], 'opened'> {
  listed: ApprovedApplication | undefined
}

/** Keeps showing an application that leaves the list while it is being decided. */
function OneApplication({ listed, ...props }: OneApplicationProps) {
  const [opened, setOpened] = useState(listed)
  if (opened === undefined && listed !== undefined) setOpened(listed)
  if (opened !== undefined) return <ApplicationToDecide opened={opened} {...props} />
  return (
    <EmptyState
      title="This application is not among those to decide."
      action={<LinkButton to={props.listPath}>Shortlisted Applications</LinkButton>}
    >
      It may not be shortlisted yet, or it was rejected or deleted.
    </EmptyState>
  )
}

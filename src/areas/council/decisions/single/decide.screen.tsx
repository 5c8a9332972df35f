import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { formatApplicationId } from '@/council-time'
import { usePageCommands } from '@/features/page-commands'
import { usePreferences } from '@/features/preferences'
import { KeyName } from '@/ui/key-name'
import { useShortcut } from '@/features/shortcuts'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { useCouncilPages } from '../../list/use-council-pages'
import { useDecidePath } from '../decide-link'
import type { DecisionRow } from '../decision.write'
import { ApplicationToDecide } from './application-to-decide'
import { useDecisionsToDo, type DecisionsToDo } from './use-decisions-to-do'

/** The page can do without remarks and dates. */
const DETAILS_TIMEOUT_MS = 1500

export async function load(services: Services, { params }: LoaderFunctionArgs) {
  const applicationId = idFromDisplayed(params.applicationId ?? '')
  const applications = await ensureCall(services, 'listApprovedApplications', {})
  if (!applications.some((row) => row.applicationId === applicationId)) return
  await Promise.race([
    // The page reports the failure.
    ensureCall(services, 'getDetails', { applicationId }).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, DETAILS_TIMEOUT_MS)),
  ])
}

export default function DecideScreen() {
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const applications = useSuspenseCall('listApprovedApplications', {})
  const services = useServices()
  const { search } = useLocation()
  const { approvedApplications } = useCouncilPages()
  const toDo = useDecisionsToDo(applications, applicationId)
  const listPath = approvedApplications + search
  const { next } = toDo

  // Prefetches the next application, whose page reports a failure.
  useEffect(() => {
    if (next !== undefined) void ensureCall(services, 'getDetails', { applicationId: next }).catch(() => null)
  }, [services, next])

  return (
    <>
      <PageHeader
        title={`Decide ${formatApplicationId(applicationId, services.now())}`}
        back={{ to: listPath, label: 'Shortlisted Applications' }}
        actions={<DecisionNav toDo={toDo} />}
      />
      <OpenedApplication
        key={applicationId}
        listedRow={applications.find((row) => row.applicationId === applicationId)}
        applications={applications}
        toDo={toDo}
        listPath={listPath}
      />
    </>
  )
}

interface OpenedApplicationProps extends Omit<Parameters<typeof ApplicationToDecide>[0], 'openedRow'> {
  listedRow: DecisionRow | undefined
}

/** Keeps showing an application that leaves the list while it is being decided. */
function OpenedApplication({ listedRow, ...props }: OpenedApplicationProps) {
  const [openedRow, setOpenedRow] = useState(listedRow)
  if (openedRow === undefined && listedRow !== undefined) setOpenedRow(listedRow)
  if (openedRow !== undefined) return <ApplicationToDecide openedRow={openedRow} {...props} />
  return (
    <EmptyState
      title="This application is not among those to decide."
      action={<LinkButton to={props.listPath}>Shortlisted Applications</LinkButton>}
    >
      It may not be shortlisted yet, or it was rejected or deleted.
    </EmptyState>
  )
}

function DecisionNav({ toDo: { previous, next, position, totalCount, remaining } }: { toDo: DecisionsToDo }) {
  const getDecidePath = useDecidePath()
  const navigate = useNavigate()
  const [{ hasShortcuts }] = usePreferences()
  const createCommand = (label: string, id: string | undefined) => ({
    label,
    run: () => void navigate(getDecidePath(id ?? '')),
  })
  const previousCommand = createCommand('Previous application', previous)
  const nextCommand = createCommand('Next undecided', next)
  useShortcut({ keys: 'p', label: previousCommand.label, onPress: previousCommand.run }, previous !== undefined)
  useShortcut({ keys: 'n', label: nextCommand.label, onPress: nextCommand.run }, next !== undefined)
  usePageCommands([...(next === undefined ? [] : [nextCommand]), ...(previous === undefined ? [] : [previousCommand])])
  return (
    <nav aria-label="Applications to decide" className="flex flex-wrap items-center gap-2">
      <p className="mr-2 text-sm text-ink-soft tabular-nums">
        {`${position !== undefined ? `${position} of ${totalCount}, ` : ''}${formatCount(remaining, 'is undecided', 'are undecided')}`}
      </p>
      {previous === undefined ? (
        <Button size="small" disabledReason="This is the first one.">
          <ArrowLeft aria-hidden size={16} />
          <span>Previous</span>
        </Button>
      ) : (
        <LinkButton to={getDecidePath(previous)} size="small" aria-keyshortcuts={hasShortcuts ? 'P' : undefined}>
          <ArrowLeft aria-hidden size={16} />
          <span>Previous</span>
          {hasShortcuts && <KeyName>P</KeyName>}
        </LinkButton>
      )}
      {next === undefined ? (
        <Button size="small" disabledReason="No other application can be decided here.">
          <span>Next undecided</span>
          <ArrowRight aria-hidden size={16} />
        </Button>
      ) : (
        <LinkButton to={getDecidePath(next)} size="small" aria-keyshortcuts={hasShortcuts ? 'N' : undefined}>
          <span>Next undecided</span>
          {hasShortcuts && <KeyName>N</KeyName>}
          <ArrowRight aria-hidden size={16} />
        </LinkButton>
      )}
    </nav>
  )
}

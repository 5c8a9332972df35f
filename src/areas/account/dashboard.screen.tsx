import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { callQuery } from '@/api/query'
import { useServices, usePerson } from '@/api/services'
import { COUNCIL_PAGES } from '@/council-pages'
import type { Role } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { CalendarButton } from '@/features/calendar-button'
import { StatusPicture } from '@/features/year/year-pictures'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import { Tile } from '@/ui/tile'
import { TilePicture } from './parts/tile-picture'
import { ROLE_LABELS } from './role-labels'
import { TILES } from './tiles'
import { ApplicantToDo, isNewcomer } from './to-do/applicant-to-do'
import { CouncilToDo } from './to-do/council-to-do'
import { findUnfinishedDrafts } from './to-do/draft-tasks'
import { useReadyOrTimeout } from './to-do/use-ready-or-timeout'

export default function DashboardScreen() {
  const person = usePerson()
  // After a log-out, until the next page is shown.
  if (!person) return <PageHeader title="Dashboard" />
  const { name, role } = person
  return (
    <>
      <PageHeader
        title="Dashboard"
        {...(role === 'Applicant'
          ? { actions: <CalendarButton /> }
          : { lead: [name, role && ROLE_LABELS[role]].filter(Boolean).join(', ') })}
      />
      {role === 'Applicant' ? (
        <ApplicantDashboard />
      ) : role ? (
        <CouncilToDo role={role}>
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            <nav aria-label="Dashboard">
              <ul className="grid grid-cols-2 gap-2">
                <Tiles tiles={TILES[role]} />
              </ul>
            </nav>
            <StatusPicture
              path={COUNCIL_PAGES[role].viewApplications}
              years={3}
              more={
                <LinkButton to={paths.year} size="small" variant="quiet" icon={<ChartColumn aria-hidden size={16} />}>
                  All charts
                </LinkButton>
              }
            />
          </div>
        </CouncilToDo>
      ) : (
        <EmptyState
          title={messages.page.noDashboard}
          action={<LinkButton to={paths.home}>Go to Research Grants</LinkButton>}
        >
          If you expected one, ask the council’s office about your account.
        </EmptyState>
      )}
    </>
  )
}

/**
 * A newcomer's task is above the tiles on a narrow page. A task list is below them, because its height is unknown until
 * it is fetched.
 */
function ApplicantDashboard() {
  const services = useServices()
  const { data: applications, isPending } = useQuery(callQuery(services.client, 'listSubmittedApplications', {}))
  const dates = useQuery(callQuery(services.client, 'getApplicationDates', {}))
  const isOrdered = useReadyOrTimeout(!isPending && !dates.isPending)
  const tiles = (
    <nav key="tiles" aria-label="Dashboard" className="lg:order-first">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <ApplicantTiles />
      </ul>
    </nav>
  )
  const toDo = (
    <section key="to-do" aria-labelledby="to-do" className="no-print">
      <h2 id="to-do" className="mb-6 text-xl">
        To do
      </h2>
      <ApplicantToDo />
    </section>
  )
  return (
    <>
      {!isOrdered && (
        <div className="lg:hidden">
          <Skeleton />
        </div>
      )}
      <div
        className={classNames(
          'grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16',
          !isOrdered && 'max-lg:hidden',
        )}
      >
        {isNewcomer(services, applications) ? [toDo, tiles] : [tiles, toDo]}
      </div>
    </>
  )
}

/** Links to the first unfinished draft too. */
function ApplicantTiles() {
  const services = useServices()
  const { data: applications } = useQuery(callQuery(services.client, 'listSubmittedApplications', {}))
  const [draft] = findUnfinishedDrafts(services, applications)
  const [isInitial] = useState(draft !== undefined)
  const hasNoGrant = applications?.every(({ status }) => status !== STATUS.granted)
  return (
    <>
      {draft && (
        // A tile that is added later is hidden on a narrow page, because it would shift the others.
        <li className={classNames('grid sm:col-span-full', !isInitial && 'max-lg:hidden')}>
          <Tile
            title={['Continue draft', draft.idText].filter(Boolean).join(' ')}
            to={draft.action.to}
            state={draft.action.state}
            icon={<TilePicture name="apply-grant" />}
          />
        </li>
      )}
      <Tiles tiles={TILES.Applicant} grantNote={hasNoGrant ? 'Once granted' : undefined} />
    </>
  )
}

interface TilesProps {
  tiles: (typeof TILES)[Role]
  /** The note of tiles that need a grant. */
  grantNote?: string | undefined
}

const Tiles = ({ tiles, grantNote }: TilesProps) =>
  tiles.map(({ title, to, picture, note, needsGrant }) => (
    <li key={to} className="grid min-w-0">
      <Tile title={title} to={to} note={needsGrant ? grantNote : note} icon={<TilePicture name={picture} />} />
    </li>
  ))

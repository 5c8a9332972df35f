import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { searchedBy } from '@/domain/status/displayed-id'
import { joinApplications } from '@/domain/council/joined-applications'
import { STATUS, statusLabel, type Status } from '@/domain/status/status'
import { displayedId } from '@/features/dates/council-time'
import { isCouncilRole } from '@/council-pages'
import { detailsPath } from '@/paths'
import { isolated } from '@/lib/isolated'
import type { Entry } from './entries'

interface FoundApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly name: string
  readonly status: Status
}

export function useFoundApplications(): { entries: readonly Entry[]; isReading: boolean; isFailed: boolean } {
  const { client, session, now } = useServices()
  const navigate = useNavigate()
  const isCouncil = isCouncilRole(session.expectedRole)
  const viewed = useQuery({ ...callQuery(client, 'listApplications', {}), enabled: isCouncil })
  const toShortlist = useQuery({ ...callQuery(client, 'listApplicationsToShortlist', {}), enabled: isCouncil })
  const own = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), enabled: !isCouncil })
  const queries = isCouncil ? [viewed, toShortlist] : [own]

  const entries = useMemo(() => {
    const found: readonly FoundApplication[] = isCouncil
      ? joinApplications({ viewed: viewed.data ?? [], toShortlist: toShortlist.data ?? [], approved: [] })
      : (own.data ?? []).filter(({ status }) => status !== STATUS.draft).map((grant) => ({ ...grant, name: '' }))
    return found.map(({ applicationId, projectTitle, name, status }): Entry => {
      const shownId = displayedId(applicationId, now())
      return {
        key: `application ${applicationId}`,
        label: `${shownId} ${isolated(projectTitle.trim() || 'Untitled')}`,
        note: [name, statusLabel(status)].filter(Boolean).join(', '),
        text: searchedBy(applicationId, projectTitle, name, shownId),
        run: () =>
          void navigate(detailsPath(applicationId, 'one'), {
            state: { about: { applicationId, title: projectTitle } },
          }),
      }
    })
  }, [isCouncil, viewed.data, toShortlist.data, own.data, now, navigate])

  return {
    entries,
    isReading: queries.some(({ isFetching, data }) => isFetching && data === undefined),
    isFailed: queries.some(({ isError }) => isError),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { isCouncilRole } from '@/council-pages'
import { joinApplications } from '@/domain/council/joined-applications'
import { searchedBy, searchedWord } from '@/domain/status/displayed-id'
import { STATUS, statusLabel, type Status } from '@/domain/status/status'
import { fold } from '@/domain/texts/fold'
import { formatApplicationId } from '@/council-time'
import { isolateDirection } from '@/lib/isolate-direction'
import { getDetailsPath } from '@/paths'

export interface Entry {
  readonly key: string
  readonly label: string
  /** Shown below the label. */
  readonly note?: string
  /** The text that is searched; the label by default. */
  readonly searchedText?: string
  readonly run: () => void
}

export interface EntryGroup {
  readonly title: string
  readonly items: readonly Entry[]
}

const MAX_GROUP_SIZE = 8

/** Returns the entries that contain every word, at most `MAX_GROUP_SIZE` of each group. */
export function findEntries(groups: readonly EntryGroup[], search: string): EntryGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean).map(searchedWord)
  return groups
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ label, searchedText = label }) => words.every((word) => fold(searchedText).includes(word)))
        .toSorted((one, other) => getRank(other, words) - getRank(one, words))
        .slice(0, MAX_GROUP_SIZE),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Ranks an application whose whole id was typed above one with the number in its title. */
const getRank = ({ searchedText = '' }: Entry, words: readonly string[]): number =>
  words.some((word) => searchedText.startsWith(`#${word.replace(/^#/, '').trim()} `)) ? 1 : 0

interface SearchedApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly name: string
  readonly status: Status
}

export function useApplicationEntries(): { entries: readonly Entry[]; isLoading: boolean; isFailed: boolean } {
  const { client, session, now } = useServices()
  const navigate = useNavigate()
  const isCouncil = isCouncilRole(session.expectedRole)
  const viewed = useQuery({ ...callQuery(client, 'listApplications', {}), enabled: isCouncil })
  const toShortlist = useQuery({ ...callQuery(client, 'listApplicationsToShortlist', {}), enabled: isCouncil })
  const own = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), enabled: !isCouncil })
  const queries = isCouncil ? [viewed, toShortlist] : [own]

  const entries = useMemo(() => {
    const applications: readonly SearchedApplication[] = isCouncil
      ? joinApplications({ viewed: viewed.data ?? [], toShortlist: toShortlist.data ?? [], approved: [] })
      : (own.data ?? [])
          .filter(({ status }) => status !== STATUS.draft)
          .map((application) => ({ ...application, name: '' }))
    return applications.map(({ applicationId, projectTitle, name, status }): Entry => {
      const formattedId = formatApplicationId(applicationId, now())
      return {
        key: `application ${applicationId}`,
        label: `${formattedId} ${isolateDirection(projectTitle.trim() || 'Untitled')}`,
        note: [name, statusLabel(status)].filter(Boolean).join(', '),
        searchedText: searchedBy(applicationId, projectTitle, name, formattedId),
        run: () =>
          void navigate(getDetailsPath(applicationId, 'one'), {
            state: { about: { applicationId, title: projectTitle } },
          }),
      }
    })
  }, [isCouncil, viewed.data, toShortlist.data, own.data, now, navigate])

  return {
    entries,
    isLoading: queries.some(({ isFetching, data }) => isFetching && data === undefined),
    isFailed: queries.some(({ isError }) => isError),
  }
}

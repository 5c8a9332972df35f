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
  readonly text?: string
  readonly run: () => void
}

export interface EntryGroup {
  readonly title: string
  readonly items: readonly Entry[]
}

const AT_MOST = 8

/** Returns the entries that contain every word, the first `AT_MOST` of each group. */
export function findEntries(groups: readonly EntryGroup[], search: string): EntryGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean).map(searchedWord)
  return groups
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ label, text = label }) => words.every((word) => fold(text).includes(word)))
        .toSorted((one, other) => rank(other, words) - rank(one, words))
        .slice(0, AT_MOST),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Ranks an id that was typed in full above a number in a title. */
const rank = ({ text = '' }: Entry, words: readonly string[]): number =>
  words.some((word) => text.startsWith(`#${word.replace(/^#/, '').trim()} `)) ? 1 : 0

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
      : (own.data ?? [])
          .filter(({ status }) => status !== STATUS.draft)
          .map((application) => ({ ...application, name: '' }))
    return found.map(({ applicationId, projectTitle, name, status }): Entry => {
      const shownId = formatApplicationId(applicationId, now())
      return {
        key: `application ${applicationId}`,
        label: `${shownId} ${isolateDirection(projectTitle.trim() || 'Untitled')}`,
        note: [name, statusLabel(status)].filter(Boolean).join(', '),
        text: searchedBy(applicationId, projectTitle, name, shownId),
        run: () =>
          void navigate(getDetailsPath(applicationId, 'one'), {
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

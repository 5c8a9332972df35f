import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { getAnswerFilterId, countAnswers } from '@/domain/council/invitees'
import { WORK_FILTER } from '@/domain/council/to-do'
import { getViewYears, parseYear } from '@/domain/dates/years'
import { applicationsByYear, STATUS_KINDS, type StatusKind } from '@/domain/status/applications-by-year'
import { messages } from '@/domain/texts/messages'
import { formatNumber } from '@/lib/format'
import type { Elements } from '@/ui/elements'
import { useJoinedApplications, type MissingList } from '../applications/use-all-applications'
import { countCell, listLink, type Series } from '../charts/chart-data'
import { ChartFigure } from '../charts/chart-figure'
import { getCouncilYear } from '@/council-time'
import { listStateOf } from '../to-do/use-row-scan'
import { useAskedApprovers, useAskedReviewers } from '../to-do/use-invitation-work'

/** Denser with each step forward; refusals have separate patterns. */
const LOOKS: Readonly<Record<string, Series['look']>> = {
  Submitted: 'empty',
  Shortlisted: 'dots',
  Approved: 'diagonal',
  Granted: 'solid',
  Rejected: 'crossed',
  Deny: 'horizontal',
}

/** Waits for all lists, because incomplete lists would give wrong numbers. */
export const joinedSource = (missingLists: readonly Pick<MissingList, 'error' | 'refetch'>[]) => ({
  isRead: missingLists.length === 0,
  error: missingLists.find(({ error }) => error !== null)?.error,
  retry: () => missingLists.forEach(({ refetch }) => refetch()),
})

interface StatusPictureProps {
  path: string
  /** Number of years to show, counted back from the current year. Defaults to all years that have applications. */
  years?: number
  more?: Elements
}

export function StatusPicture({ path, years, more }: StatusPictureProps) {
  const { applications = [], missingLists } = useJoinedApplications()
  const source = joinedSource(missingLists)
  const currentYear = getCouncilYear(useServices().now())
  const shown = years === undefined ? undefined : Array.from({ length: years }, (_, back) => currentYear - back)
  const linkTo = (year: number | undefined, kind?: StatusKind) =>
    year !== undefined && getViewYears(currentYear).includes(year) && (!kind || kind.choice !== undefined)
      ? listLink(path, { year, status: kind?.choice })
      : undefined
  const rows = applicationsByYear(source.isRead ? applications : [], shown).map(({ year, total, counts }) => {
    const head = year === undefined ? 'No date' : String(year)
    const marks = counts.map(({ kind, count }, series) => ({
      series,
      value: count,
      says: `${kind.label}, ${head}: ${count}`,
      to: linkTo(year, kind),
    }))
    const label = `${head}: ${formatNumber(total)}`
    return { label, marks, cells: [head, ...marks.map(countCell), { text: total, to: linkTo(year) }] }
  })
  return (
    <ChartFigure
      kind="bars"
      title="Applications by status"
      more={more}
      source={source}
      none={rows.length === 0 && messages.applications.none}
      series={STATUS_KINDS.map(({ label, tone }) => ({ label, tone, look: LOOKS[label] ?? 'vertical' }))}
      columns={['Year', ...STATUS_KINDS.map(({ label }) => label), 'Total']}
      rows={rows}
    />
  )
}

const STATES = [
  { state: 'answered', label: 'Answered', tone: 'accent', look: 'solid' },
  { state: 'requested', label: 'Asked, no answer', tone: 'accent', look: 'diagonal' },
  { state: 'not-requested', label: 'Not asked', tone: 'accent', look: 'empty' },
] as const

export function AnswersPicture({ year }: { year: number }) {
  const { client } = useServices()
  const approvals = listStateOf(useQuery(callQuery(client, 'listApprovals', {})))
  const reviews = listStateOf(useQuery(callQuery(client, 'listReviewers', {})))
  const failed = [approvals, reviews].filter(({ rows }) => rows === undefined)
  const isOfYear = ({ submittedDate }: { submittedDate: string | null }) => parseYear(submittedDate) === year
  const approvers = countAnswers(useAskedApprovers(), (approvals.rows ?? []).filter(isOfYear))
  const reviewers = countAnswers(useAskedReviewers(), (reviews.rows ?? []).filter(isOfYear))
  const rows = [
    ...approvers.map((one) => ({ ...one, path: paths.requestApproval })),
    ...reviewers.map((one) => ({ ...one, path: paths.sendReviewers })),
  ].map(({ id, label, counts, path }) => {
    const all = counts.answered + counts.requested + counts['not-requested']
    const marks = STATES.map(({ state, label: words }, series) => ({
      series,
      value: counts[state],
      says: `${label}, ${words.toLowerCase()}: ${counts[state]}`,
      to: state === 'answered' ? undefined : listLink(path, { year, [WORK_FILTER]: getAnswerFilterId(id, state) }),
    }))
    return {
      label: `${label}: ${all === 0 ? 'nobody waits' : `${counts.answered} of ${all}`}`,
      marks,
      cells: [label, ...marks.map(countCell)],
    }
  })
  return (
    <ChartFigure
      kind="bars"
      title={`Answers, ${year}`}
      source={joinedSource(failed.map(({ error, retry }) => ({ error, refetch: retry })))}
      series={STATES}
      columns={['Who', ...STATES.map(({ label }) => label)]}
      rows={rows}
    />
  )
}

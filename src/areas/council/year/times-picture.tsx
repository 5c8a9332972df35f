import { useServices } from '@/api/services'
import { useJoinedApplications } from '@/features/applications/use-all-applications'
import { listLink } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { formatApplicationId } from '@/council-time'
import { joinedSource } from '@/features/year/year-pictures'
import { RESPONDENTS, summarizeTimes, type AnswerTime } from '@/domain/council/answer-times'
import { parseYear } from '@/domain/dates/years'
import { STATUS_ROWS } from '@/domain/status/status'
import { useCouncilPages } from '../list/use-council-pages'
import { useScanOnPress } from './use-scan-on-press'

/** Stages in which nobody has been asked for an answer yet. */
const STAGES_BEFORE_REQUESTS: readonly (string | null)[] = ['Submission', 'Shortlist']

export function TimesPicture({ year }: { year: number }) {
  const { now } = useServices()
  const { viewApplications } = useCouncilPages()
  const { applications = [], missingLists } = useJoinedApplications()
  const requestedApplications = applications.filter(
    ({ status }) => !STAGES_BEFORE_REQUESTS.includes(STATUS_ROWS[status].stage),
  )
  const yearApplications = requestedApplications.filter(({ submittedDate }) => parseYear(submittedDate) === year)
  const { found, isRequested, isDone, button } = useScanOnPress<readonly AnswerTime[]>({
    name: `times ${year}`,
    label: 'Read the dates of the answers',
    rows: yearApplications,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId })
      return RESPONDENTS.map(({ getAnswerTime }) => (details ? getAnswerTime(details) : 'unknown'))
    },
  })
  const rows = summarizeTimes(found).map(({ label, knownTimes, answerCount, days, medianDays }) => {
    const marks = knownTimes.map(({ applicationId, time }) => {
      const id = formatApplicationId(applicationId, now())
      const to = listLink(viewApplications, { q: id })
      return { series: 0, value: time, says: `${id}, ${label}: ${formatDays(time)}`, to }
    })
    return {
      label,
      middle: medianDays,
      marks,
      note: days.length < answerCount && `${label}: ${days.length} of ${answerCount} known.`,
      cells: [
        label,
        answerCount,
        days.length,
        ...[medianDays, days.at(0), days.at(-1)].map((figure) => figure ?? 'Not known'),
      ],
    }
  })
  const source = joinedSource(missingLists)
  return (
    <ChartFigure
      kind="dots"
      title={`Days from submission to answer, ${year}`}
      source={source}
      isDrawn={isRequested}
      none={yearApplications.length === 0 && `Nobody was asked about an application of ${year}.`}
      series={[
        { label: 'An application', tone: 'accent', look: 'circle' },
        { label: 'Median', tone: 'ink', look: 'line' },
      ]}
      extent={[0, 7]}
      notes={
        source.isRead && (
          <>
            {button}
            {isDone && rows.map(({ label, note }) => note !== false && <p key={label}>{note}</p>)}
          </>
        )
      }
      columns={['Who', 'Answers', 'Times known', 'Median', 'Shortest', 'Longest']}
      rows={rows}
    />
  )
}

const formatDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

import { useServices } from '@/api/services'
import { useJoinedApplications } from '@/features/applications/use-all-applications'
import { listLink } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { formatApplicationId } from '@/council-time'
import { joinedSource } from '@/features/year/year-pictures'
import { ANSWERERS, summarizeTimes, type AnswerTime } from '@/domain/council/answer-times'
import { yearOf } from '@/domain/dates/years'
import { STATUS_ROWS } from '@/domain/status/status'
import { useCouncilPages } from '../list/use-council-pages'
import { useScanOnPress } from './use-scan-on-press'

/** HOD, Dean and reviewers are asked only after the shortlist. */
const BEFORE_SHORTLIST: readonly (string | null)[] = ['Submission', 'Shortlist']

export function TimesPicture({ year }: { year: number }) {
  const { now } = useServices()
  const { viewApplications } = useCouncilPages()
  const { applications = [], missing } = useJoinedApplications()
  const asked = applications.filter(({ status }) => !BEFORE_SHORTLIST.includes(STATUS_ROWS[status].stage))
  const own = asked.filter(({ submittedDate }) => yearOf(submittedDate) === year)
  const { found, isRequested, isDone, button } = useScanOnPress<readonly AnswerTime[]>({
    name: `times ${year}`,
    label: 'Read the dates of the answers',
    rows: own,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId })
      return ANSWERERS.map(({ timeOf }) => (details ? timeOf(details) : 'unknown'))
    },
  })
  const rows = summarizeTimes(found).map(({ label, known, answered, days, middle }) => {
    const figure = (value: number | undefined) => (days.length === 0 ? 'Not known' : String(value))
    const read = (count: number) => (isRequested ? String(count) : 'Not read')
    const marks = known.map(({ applicationId, time }) => {
      const id = formatApplicationId(applicationId, now())
      const to = listLink(viewApplications, { q: id })
      return { series: 0, value: time, says: `${id}, ${label}: ${daysText(time)}`, to }
    })
    const within = middle === undefined ? '.' : `, half of them within ${daysText(middle)}.`
    return {
      label,
      middle,
      marks,
      note: `${label}: ${days.length} of ${answered} known${within}`,
      cells: [label, read(answered), read(days.length), ...[middle, days.at(0), days.at(-1)].map(figure)],
    }
  })
  const source = joinedSource(missing)
  return (
    <ChartFigure
      kind="dots"
      title={`Time to an answer, ${year}`}
      lead={`Days from the submission to the answer, for the applications of ${year}.`}
      source={source}
      isDrawn={isRequested}
      none={own.length === 0 && `Nobody was asked about an application of ${year}.`}
      series={[
        { label: 'An application', tone: 'accent', look: 'circle' },
        { label: 'Median', tone: 'ink', look: 'line' },
      ]}
      extent={[0, 7]}
      notes={
        source.isRead && (
          <>
            {button}
            {isDone && rows.map(({ label, note }) => <p key={label}>{note}</p>)}
          </>
        )
      }
      columns={['Who', 'Answers', 'Times known', 'Median (days)', 'Shortest (days)', 'Longest (days)']}
      rows={rows}
    />
  )
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

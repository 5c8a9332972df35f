import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { listLink } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { formatApplicationId } from '@/council-time'
import { listStateOf } from '@/features/to-do/use-row-scan'
import { formatMark } from '@/domain/council/marks'
import { compareMarks } from '@/domain/council/compare-marks'
import { parseYear } from '@/domain/dates/years'
import { REVIEWERS } from '@/domain/people/reviewers'
import { limits } from '@/domain/texts/limits'
import { formatCount } from '@/lib/format'
import { useCouncilPages } from '../list/use-council-pages'

const SYMBOLS = { 1: 'circle', 2: 'square', 3: 'triangle' } as const

export function MarksPicture({ year }: { year: number }) {
  const { client, now } = useServices()
  const { approvedApplications } = useCouncilPages()
  const list = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const yearApplications = (list.rows ?? []).filter(({ submittedDate }) => parseYear(submittedDate) === year)
  const { compared, fences, unreadableMarks, unmarkedCount } = compareMarks(yearApplications)
  const createLink = ({ applicationId }: { applicationId: string }) => {
    const text = formatApplicationId(applicationId, now())
    return { text, to: listLink(approvedApplications, { year, q: text }) }
  }
  const rows = compared.map((row) => {
    const { text, to } = createLink(row)
    const marks = row.marks.flatMap(({ number, mark, isOutlier }, series) => {
      const says = `${text}, ${getReviewerLabel(number)}: ${formatMark(mark ?? 0)}${isOutlier ? ', outlier' : ''}`
      return mark === undefined ? [] : { series, value: mark, says, to }
    })
    const cells = [
      { text, to },
      row.projectTitle.trim() || 'Untitled',
      ...row.marks.map(({ mark, rawText }) => mark ?? rawText ?? 'No mark'),
      row.mean === undefined ? 'None' : Number(formatMark(row.mean)),
      row.marks.flatMap(({ number, isOutlier }) => (isOutlier ? getReviewerLabel(number) : [])).join(', ') || 'None',
    ]
    return { label: text, middle: row.mean, marks, cells }
  })
  const emptyText = `There is no mark${compared.length > 0 ? ' that can be drawn' : ' yet'} for an application of ${year}.`
  return (
    <ChartFigure
      kind="dots"
      title={`Marks, ${year}`}
      source={{ ...list, isRead: list.rows !== undefined }}
      none={rows.every(({ marks }) => marks.length === 0) && emptyText}
      series={[
        ...REVIEWERS.map(({ number, label }) => ({ label, tone: 'accent', look: SYMBOLS[number] }) as const),
        { label: 'Mean', tone: 'ink', look: 'line' },
        ...(fences ? [{ label: 'Usual', tone: 'accent', look: 'band' } as const] : []),
      ]}
      extent={[limits.lowestMark, limits.highestMark]}
      usual={fences}
      notes={
        list.rows !== undefined && (
          <>
            {unreadableMarks.map(({ row, number, rawText }) => (
              <p key={`${row.applicationId} ${number}`} className="wrap-anywhere">
                <span>{`Not drawn: ${getReviewerLabel(number)} wrote “${rawText}” for `}</span>
                <Link to={createLink(row).to}>{createLink(row).text}</Link>.
              </p>
            ))}
            {unmarkedCount > 0 && (
              <p className="text-ink-soft">
                {`${formatCount(unmarkedCount, 'application has', 'applications have')} no mark to draw.`}
              </p>
            )}
          </>
        )
      }
      columns={['Application Id', 'Project Title', ...REVIEWERS.map(({ label }) => label), 'Mean', 'Outliers']}
      rows={rows}
    />
  )
}

const getReviewerLabel = (number: number) =>
  REVIEWERS.find((one) => one.number === number)?.label ?? `Reviewer ${number}`

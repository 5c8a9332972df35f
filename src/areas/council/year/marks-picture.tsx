import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { displayedId } from '@/council-time'
import { SHAPES } from '@/features/charts/chart-data'
import { dotLegend, dotsHeight } from '@/features/charts/chart-layout'
import { ChartFigure } from '@/features/charts/chart-figure'
import { DotPlot } from '@/features/charts/lazy-charts'
import { listStateOf } from '@/features/to-do/list-state'
import { listLink } from '@/features/year/list-link'
import { PictureState } from '@/features/year/picture-state'
import { limits } from '@/domain/texts/limits'
import { formatMark } from '@/domain/council/marks'
import { FEWEST_FOR_FENCES } from '@/domain/council/outliers'
import { marksOfApplications, type ComparedApplication } from '@/domain/council/marks-compared'
import { REVIEWERS } from '@/domain/people/reviewers'
import { yearOf } from '@/domain/dates/years'
import { formatCount } from '@/lib/format'
import { useCouncilPages } from '../list/use-council-pages'

const TITLE = 'Marks'

/** Rows that fit on one printed page; the next picture continues. */
const ROWS = 28

const SHAPES_OF = REVIEWERS.map(({ label }, index) => ({ shape: SHAPES[index % SHAPES.length] ?? 'circle', label }))
const MEAN = 'Mean'
const USUAL = 'Usual'
const LABEL_WIDTH = 84

export function MarksPicture({ year }: { year: number }) {
  const { client, now } = useServices()
  const { approvedApplications } = useCouncilPages()
  const list = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const own = (list.rows ?? []).filter(({ submittedDate }) => yearOf(submittedDate) === year)
  const { compared, marked, fences, outliers, notDrawn, unmarked } = marksOfApplications(own)
  const pages = Array.from({ length: Math.ceil(marked.length / ROWS) }, (_, page) =>
    marked.slice(page * ROWS, (page + 1) * ROWS),
  )
  const legend = dotLegend(
    SHAPES_OF.map(({ label }) => label),
    MEAN,
    fences && USUAL,
  )
  const shownId = ({ applicationId }: { applicationId: string }) => displayedId(applicationId, now())
  const linkTo = (row: ComparedApplication) => listLink(approvedApplications, { year, q: shownId(row) })
  const dotsOf = (row: ComparedApplication) =>
    row.marks.flatMap(({ number, mark, isOutlier }, index) =>
      mark === undefined
        ? []
        : [
            {
              id: String(number),
              value: mark,
              shape: SHAPES_OF[index]?.shape ?? 'circle',
              says: `${shownId(row)}, ${labelOf(number)}: ${formatMark(mark)}${isOutlier ? ', outlier' : ''}`,
              to: linkTo(row),
              isOutlier,
            },
          ],
    )
  return (
    <ChartFigure
      title={`${TITLE}, ${year}`}
      name={`marks-${year}`}
      lead={`Of each application of ${year} that was shortlisted, the highest mean first.`}
      heightAt={(width) => pages.reduce((sum, rows) => sum + dotsHeight({ legend, rows: rows.length }, width), 0)}
      renderPicture={(width) =>
        list.rows === undefined ? (
          <PictureState about={TITLE} error={list.error} onRetry={list.retry} />
        ) : marked.length === 0 ? (
          <p>{`There is no mark${compared.length > 0 ? ' that can be drawn' : ' yet'} for an application of ${year}.`}</p>
        ) : (
          pages.map((rows) => (
            <DotPlot
              key={rows[0]?.applicationId}
              width={width}
              shapes={SHAPES_OF}
              middleLabel={MEAN}
              domain={[limits.lowestMark, limits.highestMark]}
              usual={fences && { ...fences, label: USUAL }}
              labelWidth={LABEL_WIDTH}
              rows={rows.map((row) => ({
                id: row.applicationId,
                label: shownId(row),
                dots: dotsOf(row),
                middle: row.mean,
              }))}
            />
          ))
        )
      }
      notes={
        list.rows !== undefined && (
          <>
            {outliers.map(({ row, number, mark }) => (
              <p key={`${row.applicationId} ${number}`} className="line-clamp-3 wrap-anywhere">
                <span>{`Outlier: ${labelOf(number)} gave ${formatMark(mark)} to`}</span>{' '}
                <Link to={linkTo(row)}>{`${shownId(row)} ${titleOf(row)}`}</Link>
              </p>
            ))}
            {marked.length > 0 && <p className="text-ink-soft">{ruleText(fences, outliers.length)}</p>}
            {notDrawn.map(({ row, number, written }) => (
              <p key={`${row.applicationId} ${number}`} className="wrap-anywhere">
                <span>{`Not drawn: ${labelOf(number)} wrote “${written}” for `}</span>
                <Link to={linkTo(row)}>{shownId(row)}</Link>.
              </p>
            ))}
            {unmarked > 0 && (
              <p className="text-ink-soft">
                {`${formatCount(unmarked, 'application has', 'applications have')} no mark that can be drawn.`}
              </p>
            )}
          </>
        )
      }
      data={
        list.rows && {
          columns: ['Application Id', 'Project Title', ...REVIEWERS.map(({ label }) => label), 'Mean', 'Outliers'],
          rows: compared.map((row) => ({
            id: row.applicationId,
            cells: [
              { text: shownId(row), to: linkTo(row) },
              titleOf(row),
              ...row.marks.map(({ written }) => written ?? 'No mark'),
              row.mean === undefined ? 'None' : formatMark(row.mean),
              row.marks.flatMap(({ number, isOutlier }) => (isOutlier ? labelOf(number) : [])).join(', ') || 'None',
            ],
          })),
        }
      }
    />
  )
}

const titleOf = ({ projectTitle }: ComparedApplication) => projectTitle.trim() || 'Untitled'

const labelOf = (number: number) => REVIEWERS.find((one) => one.number === number)?.label ?? `Reviewer ${number}`

function ruleText(fences: { low: number; high: number } | undefined, outliers: number): string {
  if (!fences) return `With fewer than ${FEWEST_FOR_FENCES} marks, none is called an outlier.`
  const usual = `Usual is ${formatMark(Math.max(limits.lowestMark, fences.low))} to ${formatMark(Math.min(limits.highestMark, fences.high))}`
  return `${outliers === 0 ? 'No mark is an outlier. ' : ''}${usual}: one and a half times the distance of the quartiles beyond them (Tukey).`
}

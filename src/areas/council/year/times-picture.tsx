import { useState } from 'react'
import { useServices } from '@/api/services'
import { displayedId } from '@/council-time'
import { useJoinedApplications } from '@/features/applications/use-all-applications'
import { dotLegend, dotsHeight } from '@/features/charts/chart-layout'
import { ChartFigure } from '@/features/charts/chart-figure'
import { DotPlot } from '@/features/charts/lazy-charts'
import { useRowScan } from '@/features/to-do/use-row-scan'
import { listLink } from '@/features/year/list-link'
import { PictureState } from '@/features/year/picture-state'
import { ANSWERERS, type AnswerTime } from '@/domain/council/answer-times'
import { median } from '@/domain/council/outliers'
import { STATUS_ROWS } from '@/domain/status/status'
import { yearOf } from '@/domain/dates/years'
import { useCouncilPages } from '../list/use-council-pages'
import { ReadOnPress } from './read-on-press'

const TITLE = 'Time to an answer'

/** Dots of many applications need room above each other. */
const ROW_HEIGHT = 56
const LABEL_WIDTH = 96
const DOT = 'An application'
const MEDIAN = 'Median'

/** HOD, Dean and reviewers are asked only after the shortlist. */
const BEFORE_SHORTLIST: readonly (string | null)[] = ['Submission', 'Shortlist']

export function TimesPicture({ year }: { year: number }) {
  const { now } = useServices()
  const { viewApplications } = useCouncilPages()
  const { applications, missing } = useJoinedApplications()
  const [asked, setAsked] = useState<number>()
  const isAsked = asked === year
  const own = (applications ?? []).filter(
    ({ submittedDate, status }) =>
      yearOf(submittedDate) === year && !BEFORE_SHORTLIST.includes(STATUS_ROWS[status].stage),
  )
  const scan = useRowScan<(typeof own)[number], readonly AnswerTime[]>({
    name: 'times',
    rows: isAsked ? own : undefined,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId })
      return ANSWERERS.map(({ timeOf }) => (details ? timeOf(details) : 'unknown'))
    },
  })
  const rows = ANSWERERS.map(({ id, label }, index) => {
    const times = [...scan.found].map(([applicationId, all]) => ({ applicationId, time: all[index] ?? 'unknown' }))
    const days = times.flatMap(({ applicationId, time }) => (typeof time === 'number' ? { applicationId, time } : []))
    return {
      id,
      label,
      days,
      middle: median(days.map(({ time }) => time)),
      answered: times.filter(({ time }) => time !== 'no answer').length,
    }
  })
  const linkTo = (applicationId: string) => listLink(viewApplications, { q: displayedId(applicationId, now()) })
  return (
    <ChartFigure
      title={`${TITLE}, ${year}`}
      name={`time-to-answer-${year}`}
      lead={`Days from the submission to the answer, for the applications of ${year}.`}
      heightAt={(width) =>
        isAsked ? dotsHeight({ legend: dotLegend([DOT], MEDIAN), rows: rows.length }, width, ROW_HEIGHT) : 0
      }
      renderPicture={(width) =>
        missing.length > 0 ? (
          <PictureState
            about={TITLE}
            error={missing.find(({ error }) => error !== null)?.error}
            onRetry={() => missing.forEach(({ readAgain }) => readAgain())}
          />
        ) : own.length === 0 ? (
          <p>{`Nobody was asked about an application of ${year}.`}</p>
        ) : (
          isAsked && (
            <DotPlot
              width={width}
              shapes={[{ shape: 'circle', label: DOT }]}
              middleLabel={MEDIAN}
              domain={[0, 7]}
              labelWidth={LABEL_WIDTH}
              rowHeight={ROW_HEIGHT}
              rows={rows.map(({ id, label, days, middle }) => ({
                id,
                label,
                middle,
                dots: days.map(({ applicationId, time }) => ({
                  id: applicationId,
                  value: time,
                  shape: 'circle',
                  says: `${displayedId(applicationId, now())}, ${label}: ${daysText(time)}`,
                  to: linkTo(applicationId),
                })),
              }))}
            />
          )
        )
      }
      notes={
        missing.length === 0 && (
          <>
            <ReadOnPress
              label="Read the dates of the answers"
              of={own.length}
              isAsked={isAsked}
              onPress={() => setAsked(year)}
              scan={scan}
            />
            {scan.isDone &&
              rows.map(({ id, label, days, answered, middle }) => (
                <p key={id}>
                  {`${label}: ${days.length} of ${answered} known${middle === undefined ? '.' : `, half of them within ${daysText(middle)}.`}`}
                </p>
              ))}
          </>
        )
      }
      data={
        missing.length === 0
          ? {
              columns: ['Who', 'Answers', 'Times known', 'Median (days)', 'Shortest (days)', 'Longest (days)'],
              rows: rows.map(({ id, label, days, middle, answered }) => {
                const times = days.map(({ time }) => time)
                const figure = (value: number) => (times.length === 0 ? 'Not known' : String(value))
                return {
                  id,
                  cells: [
                    label,
                    isAsked ? String(answered) : 'Not read',
                    isAsked ? String(times.length) : 'Not read',
                    figure(middle ?? 0),
                    figure(Math.min(...times)),
                    figure(Math.max(...times)),
                  ],
                }
              }),
            }
          : undefined
      }
    />
  )
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

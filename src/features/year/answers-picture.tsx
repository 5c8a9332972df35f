import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { answerFilter, countAnswers, type AnswerCount } from '@/domain/council/answers'
import { WORK_FILTER, type RequestState } from '@/domain/council/to-do'
import { yearOf } from '@/domain/dates/years'
import type { Series } from '../charts/chart-data'
import { ChartFigure } from '../charts/chart-figure'
import { barsHeight } from '../charts/chart-layout'
import { StackedBars } from '../charts/lazy-charts'
import { listStateOf } from '../to-do/list-state'
import { useAskedApprovers, useAskedReviewers } from '../to-do/use-invitation-work'
import { listLink } from './list-link'
import { PictureState } from './picture-state'

const STATES: readonly { state: RequestState; label: string; pattern: 'solid' | 'diagonal' | 'empty' }[] = [
  { state: 'answered', label: 'Answered', pattern: 'solid' },
  { state: 'asked', label: 'Asked, no answer', pattern: 'diagonal' },
  { state: 'to ask', label: 'Not asked', pattern: 'empty' },
]

const SERIES: readonly Series[] = STATES.map(({ state, label, pattern }) => ({
  id: state,
  label,
  fill: { tone: 'accent', pattern },
}))

interface AnswersPictureProps {
  year?: number
  isSmall?: boolean
}

const TITLE = 'Answers'

export function AnswersPicture({ year, isSmall = false }: AnswersPictureProps) {
  const { client } = useServices()
  const approvals = listStateOf(useQuery(callQuery(client, 'listApprovals', {})))
  const reviews = listStateOf(useQuery(callQuery(client, 'listReviewers', {})))
  const failed = [approvals, reviews].filter(({ rows }) => rows === undefined)
  const isOfYear = ({ submittedDate }: { submittedDate: string | null }) =>
    year === undefined || yearOf(submittedDate) === year
  const people = [
    ...countAnswers(useAskedApprovers(), (approvals.rows ?? []).filter(isOfYear)).map((one) => ({
      ...one,
      path: paths.requestApproval,
    })),
    ...countAnswers(useAskedReviewers(), (reviews.rows ?? []).filter(isOfYear)).map((one) => ({
      ...one,
      path: paths.sendReviewers,
    })),
  ]
  const linkTo = ({ id, path }: { id: string; path: string }, state: RequestState) =>
    state === 'answered' ? undefined : listLink(path, { year, [WORK_FILTER]: answerFilter(id, state) })
  return (
    <ChartFigure
      title={year === undefined ? TITLE : `${TITLE}, ${year}`}
      name={year === undefined ? 'answers' : `answers-${year}`}
      isSmall={isSmall}
      {...(!isSmall && {
        lead: 'HOD and Dean of the shortlisted applications, reviewers of the approved ones that are not decided.',
      })}
      heightAt={(width) =>
        barsHeight({ legend: SERIES.map(({ label }) => label), labels: people.map(barLabel) }, width)
      }
      renderPicture={(width) =>
        failed.length > 0 ? (
          <PictureState
            about={TITLE}
            error={failed.find(({ error }) => error)?.error}
            onRetry={() => failed.forEach(({ retry }) => retry())}
          />
        ) : (
          <StackedBars
            width={width}
            series={SERIES}
            bars={people.map((person) => ({
              id: person.id,
              label: barLabel(person),
              parts: Object.fromEntries(
                STATES.map(({ state, label }) => [
                  state,
                  {
                    value: person.counts[state],
                    says: `${person.label}, ${label.toLowerCase()}: ${person.counts[state]}`,
                    to: linkTo(person, state),
                  },
                ]),
              ),
            }))}
          />
        )
      }
      data={
        failed.length === 0
          ? {
              columns: ['Who', ...STATES.map(({ label }) => label)],
              rows: people.map((person) => ({
                id: person.id,
                cells: [
                  person.label,
                  ...STATES.map(({ state }) => ({
                    text: String(person.counts[state]),
                    to: person.counts[state] > 0 ? linkTo(person, state) : undefined,
                  })),
                ],
              })),
            }
          : undefined
      }
    />
  )
}

function barLabel({ label, counts }: AnswerCount): string {
  const all = counts.answered + counts.asked + counts['to ask']
  return `${label}: ${all === 0 ? 'nobody waits' : `${counts.answered} of ${all} answered`}`
}

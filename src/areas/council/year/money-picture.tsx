import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { listLink, type Series } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { formatApplicationId } from '@/council-time'
import { listStateOf } from '@/features/to-do/use-row-scan'
import { parseYear } from '@/domain/dates/years'
import { getMoneyByYear } from '@/domain/money/granted-money'
import { formatLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { formatAndList } from '@/lib/format'
import { usePlan } from '../decisions/board/use-plan'
import { useCouncilPages } from '../list/use-council-pages'
import { useScanOnPress } from './use-scan-on-press'

const SERIES: readonly Series[] = [
  { label: 'Granted', tone: 'done', look: 'solid' },
  { label: 'Over the budget', tone: 'refused', look: 'crossed' },
  { label: 'Left of the budget', tone: 'done', look: 'empty' },
]

export function MoneyPicture() {
  const { client, now } = useServices()
  const pages = useCouncilPages()
  const { plan } = usePlan()
  const list = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const granted = (list.rows ?? []).filter(({ status }) => status === STATUS.granted)
  const datedGrants = granted.flatMap(({ applicationId, submittedDate }) => {
    const year = parseYear(submittedDate)
    return year === undefined ? [] : [{ applicationId, year }]
  })
  const { found, isRequested, isDone, button } = useScanOnPress({
    name: 'amounts by year',
    label: 'Read the granted amounts',
    rows: datedGrants,
    checkRow: async ({ applicationId }, read) => (await read('getDetails', { applicationId }))?.amount ?? '',
  })
  const createBoardLink = (year: number) => listLink(pages.approvedApplications, { view: 'board', year })
  const rows = getMoneyByYear(datedGrants, found, plan.envelopes).map((money) => {
    const { year, grants, known, unreadable, budget, left = 0, isComplete } = money
    const grantsLink = listLink(pages.viewApplications, { year, status: 'granted' })
    const createMark = (series: number, value: number, seriesName: string, to: string) => {
      const says = `${seriesName}, ${year}: ${formatLkr(value)}`
      return { series, value: Math.max(0, value), says, to }
    }
    const grantedText = known === 0 && grants > 0 ? 'not known' : formatLkr(money.granted)
    const unreadableIds = formatAndList(unreadable.map((id) => formatApplicationId(id, now())))
    return {
      year,
      budget,
      label: `${year}: ${grantedText}${budget === undefined ? '' : ` of ${formatLkr(budget).replace('LKR ', '')}`}`,
      marks: [
        createMark(0, Math.min(money.granted, budget ?? Infinity), 'Granted', grantsLink),
        createMark(1, -left, 'Over the budget', grantsLink),
        createMark(
          2,
          left,
          isComplete ? 'Left of the budget' : 'Not known, or left of the budget',
          createBoardLink(year),
        ),
      ],
      note:
        !isComplete &&
        `${year}: ${known} of ${grants} amounts known.${unreadableIds && ` No number: ${unreadableIds}.`}`,
      cells: [
        String(year),
        { text: known === 0 ? 'Not known' : money.granted, to: grantsLink },
        grants,
        known,
        { text: budget ?? 'Not noted', to: createBoardLink(year) },
        isComplete && budget !== undefined ? left : 'Not known',
      ],
    }
  })
  const yearsWithoutBudget = rows.filter(({ budget }) => budget === undefined).map(({ year }) => year)
  return (
    <ChartFigure
      kind="bars"
      title="Money granted"
      source={{ ...list, isRead: list.rows !== undefined }}
      isDrawn={isRequested}
      none={rows.length === 0 && 'No application was granted.'}
      series={SERIES}
      hasAmounts
      notes={
        <>
          {button}
          {isDone && rows.map(({ year, note }) => note !== false && <p key={year}>{note}</p>)}
          {isRequested && yearsWithoutBudget[0] !== undefined && (
            <p>
              <span>{`No annual budget for ${formatAndList(yearsWithoutBudget.map(String))}.`}</span>{' '}
              <Link to={createBoardLink(yearsWithoutBudget[0])}>Note it on the decision board</Link>
            </p>
          )}
          {granted.length > datedGrants.length && (
            <p>{`${granted.length - datedGrants.length} granted without a date of submission; in no year.`}</p>
          )}
        </>
      }
      columns={['Year', 'Granted (LKR)', 'Grants', 'Amounts known', 'Annual budget (LKR)', 'Left (LKR)']}
      rows={rows}
    />
  )
}

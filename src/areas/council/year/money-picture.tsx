import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { listLink, type Series } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { formatApplicationId } from '@/council-time'
import { listStateOf } from '@/features/to-do/use-row-scan'
import { yearOf } from '@/domain/dates/years'
import { moneyByYear } from '@/domain/money/granted-money'
import { formatLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { formatAndList } from '@/lib/format'
import { useLastPersonId, usePlan } from '../decisions/board/use-plan'
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
  const { plan } = usePlan(useLastPersonId())
  const list = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const granted = (list.rows ?? []).filter(({ status }) => status === STATUS.granted)
  const dated = granted.flatMap(({ applicationId, submittedDate }) => {
    const year = yearOf(submittedDate)
    return year === undefined ? [] : [{ applicationId, year }]
  })
  const { found, isRequested, isDone, button } = useScanOnPress({
    name: 'amounts by year',
    label: 'Read the granted amounts',
    rows: dated,
    checkRow: async ({ applicationId }, read) => (await read('getDetails', { applicationId }))?.amount ?? '',
  })
  const boardOf = (year: number) => listLink(pages.approvedApplications, { view: 'board', year })
  const rows = moneyByYear(dated, found, plan.envelopes).map((money) => {
    const { year, grants, known, unreadable, budget, left = 0, isComplete } = money
    const toGrants = listLink(pages.viewApplications, { year, status: 'granted' })
    const mark = (series: number, value: number, word: string, to: string) => {
      const says = `${word}, ${year}: ${formatLkr(value)}`
      return { series, value: Math.max(0, value), says, to }
    }
    const sum = known === 0 && grants > 0 ? 'not known' : formatLkr(money.granted)
    const noNumber = formatAndList(unreadable.map((id) => formatApplicationId(id, now())))
    return {
      year,
      budget,
      label: `${year}: ${sum}${budget === undefined ? '' : ` of ${formatLkr(budget).replace('LKR ', '')}`}`,
      marks: [
        mark(0, Math.min(money.granted, budget ?? Infinity), 'Granted', toGrants),
        mark(1, -left, 'Over the budget', toGrants),
        mark(2, left, isComplete ? 'Left of the budget' : 'Not known, or left of the budget', boardOf(year)),
      ],
      note: !isComplete && `${year}: ${known} of ${grants} amounts known.${noNumber && ` No number: ${noNumber}.`}`,
      cells: [
        String(year),
        { text: known === 0 ? 'Not known' : String(money.granted), to: toGrants },
        `${known} of ${grants}`,
        { text: budget === undefined ? 'Not noted' : String(budget), to: boardOf(year) },
        isComplete && budget !== undefined ? String(left) : 'Not known',
      ],
    }
  })
  const unplanned = rows.filter(({ budget }) => budget === undefined).map(({ year }) => year)
  return (
    <ChartFigure
      kind="bars"
      title="Money granted"
      lead="By the year in which the applications were submitted, against the annual budget on your decision board."
      source={{ ...list, isRead: list.rows !== undefined }}
      isDrawn={isRequested}
      none={rows.length === 0 && 'No application was granted.'}
      series={SERIES}
      hasAmounts
      notes={
        <>
          {button}
          {isDone && rows.map(({ year, note }) => note !== false && <p key={year}>{note}</p>)}
          {unplanned[0] !== undefined && (
            <p>
              <span>{`No annual budget is noted for ${formatAndList(unplanned.map(String))}.`}</span>{' '}
              <Link to={boardOf(unplanned[0])}>Note it on the decision board</Link>
            </p>
          )}
          {granted.length > dated.length && (
            <p>{`${granted.length - dated.length} granted without a date of submission; in no year.`}</p>
          )}
        </>
      }
      columns={['Year', 'Granted (LKR)', 'Amounts known', 'Annual budget (LKR)', 'Left (LKR)']}
      rows={rows}
    />
  )
}

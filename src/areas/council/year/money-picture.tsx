import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { displayedId } from '@/council-time'
import { barsHeight } from '@/features/charts/chart-layout'
import type { Series } from '@/features/charts/chart-data'
import { ChartFigure } from '@/features/charts/chart-figure'
import { StackedBars } from '@/features/charts/lazy-charts'
import { listStateOf } from '@/features/to-do/list-state'
import { useRowScan } from '@/features/to-do/use-row-scan'
import { listLink } from '@/features/year/list-link'
import { PictureState } from '@/features/year/picture-state'
import { moneyByYear, type MoneyOfYear } from '@/domain/money/granted-money'
import { formatLkr, sumLkr, readLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { yearOf } from '@/domain/dates/years'
import { formatAll, formatCompact } from '@/lib/format'
import { useLastPerson, usePlan } from '../decisions/board/use-plan'
import { useCouncilPages } from '../list/use-council-pages'
import { ReadOnPress } from './read-on-press'

const SERIES: readonly Series[] = [
  { id: 'granted', label: 'Granted', fill: { tone: 'done', pattern: 'solid' } },
  { id: 'over', label: 'Over the budget', fill: { tone: 'refused', pattern: 'crossed' } },
  { id: 'left', label: 'Left of the budget', fill: { tone: 'done', pattern: 'empty' } },
]

const TITLE = 'Money granted'

export function MoneyPicture() {
  const { client, now } = useServices()
  const pages = useCouncilPages()
  const { plan } = usePlan(useLastPerson())
  const list = listStateOf(useQuery(callQuery(client, 'listApprovedApplications', {})))
  const [isAsked, setIsAsked] = useState(false)
  const granted = (list.rows ?? []).filter(({ status }) => status === STATUS.granted)
  const dated = granted.flatMap(({ applicationId, submittedDate }) => {
    const year = yearOf(submittedDate)
    return year === undefined ? [] : [{ applicationId, year }]
  })
  const scan = useRowScan({
    name: 'amounts by year',
    rows: isAsked ? dated : undefined,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => (await read('getDetails', { applicationId }))?.amount ?? '',
  })
  const budgets = Object.entries(plan.envelopes).flatMap(([year, typed]) => {
    const amount = readLkr(typed)
    return amount === undefined ? [] : [[Number(year), amount] as const]
  })
  const money = moneyByYear(dated, scan.found, new Map(budgets))
  const unplanned = money.filter(({ budget }) => budget === undefined).map(({ year }) => year)
  const boardOf = (year: number) => listLink(pages.approvedApplications, { view: 'board', year })
  const grantsOf = (year: number) => listLink(pages.viewApplications, { year, status: 'granted' })
  return (
    <ChartFigure
      title={TITLE}
      name="money-granted"
      lead="By the year in which the applications were submitted, against the annual budget on your decision board."
      heightAt={(width) =>
        isAsked ? barsHeight({ legend: SERIES.map(({ label }) => label), labels: money.map(barLabel) }, width) : 0
      }
      renderPicture={(width) =>
        list.rows === undefined ? (
          <PictureState about={TITLE} error={list.error} onRetry={list.retry} />
        ) : money.length === 0 ? (
          <p>No application was granted.</p>
        ) : (
          isAsked && (
            <StackedBars
              width={width}
              series={SERIES}
              format={formatCompact}
              bars={money.map((one) => ({
                id: String(one.year),
                label: barLabel(one),
                parts: partsOf(one, grantsOf(one.year), boardOf(one.year)),
              }))}
            />
          )
        )
      }
      notes={
        <>
          <ReadOnPress
            label="Read the granted amounts"
            of={dated.length}
            isAsked={isAsked}
            onPress={() => setIsAsked(true)}
            scan={scan}
          />
          {scan.isDone && money.filter(isIncomplete).map((one) => <Unknown key={one.year} money={one} now={now()} />)}
          {unplanned[0] !== undefined && (
            <p>
              <span>{`No annual budget is noted for ${formatAll(unplanned.map(String))}.`}</span>{' '}
              <Link to={boardOf(unplanned[0])}>Note it on the decision board</Link>
            </p>
          )}
          {granted.length > dated.length && (
            <p>{`${granted.length - dated.length} granted without a date of submission; in no year.`}</p>
          )}
        </>
      }
      data={
        list.rows && {
          columns: ['Year', 'Granted (LKR)', 'Amounts known', 'Annual budget (LKR)', 'Left (LKR)'],
          rows: money.map((one) => ({
            id: String(one.year),
            cells: [
              String(one.year),
              { text: one.known === 0 ? 'Not known' : String(one.granted), to: grantsOf(one.year) },
              `${one.known} of ${one.grants}`,
              { text: one.budget === undefined ? 'Not noted' : String(one.budget), to: boardOf(one.year) },
              isIncomplete(one) || one.budget === undefined ? 'Not known' : String(sumLkr(one.budget, -one.granted)),
            ],
          })),
        }
      }
    />
  )
}

/** Until every amount is known, the rest of the budget is uncertain. */
const isIncomplete = ({ known, grants }: MoneyOfYear) => known < grants

function barLabel({ year, granted, known, grants, budget }: MoneyOfYear): string {
  const sum = known === 0 && grants > 0 ? 'not known' : formatLkr(granted)
  return `${year}: ${sum}${budget === undefined ? '' : ` of ${formatLkr(budget).replace('LKR ', '')}`}`
}

function partsOf(money: MoneyOfYear, grants: string, board: string) {
  const { year, granted, budget } = money
  const within = budget === undefined ? granted : Math.min(granted, budget)
  const over = budget === undefined ? 0 : Math.max(0, sumLkr(granted, -budget))
  const left = budget === undefined ? 0 : Math.max(0, sumLkr(budget, -granted))
  const part = (value: number, word: string, to: string) => ({
    value,
    shown: '',
    says: `${word}, ${year}: ${formatLkr(value)}`,
    to,
  })
  return {
    granted: part(within, 'Granted', grants),
    over: part(over, 'Over the budget', grants),
    left: part(left, isIncomplete(money) ? 'Not known, or left of the budget' : 'Left of the budget', board),
  }
}

function Unknown({ money: { year, grants, known, unreadable }, now }: { money: MoneyOfYear; now: Date }) {
  return (
    <p>
      {`${year}: ${known} of ${grants} amounts known.${unreadable.length > 0 ? ` No number: ${formatAll(unreadable.map((id) => displayedId(id, now)))}.` : ''}`}
    </p>
  )
}

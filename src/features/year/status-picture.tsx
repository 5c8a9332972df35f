import { useServices } from '@/api/services'
import {
  applicationsByYear,
  STATUS_KINDS,
  type ApplicationsOfYear,
  type StatusKind,
} from '@/domain/status/applications-by-year'
import { messages } from '@/domain/texts/messages'
import { viewYears } from '@/domain/dates/years'
import { formatCount } from '@/lib/format'
import { useJoinedApplications } from '../applications/use-all-applications'
import type { Fill, Series } from '../charts/chart-data'
import { ChartFigure } from '../charts/chart-figure'
import { barsHeight } from '../charts/chart-layout'
import { StackedBars } from '../charts/lazy-charts'
import { councilYear } from '@/council-time'
import { listLink } from './list-link'
import { PictureState } from './picture-state'

/** Denser with each step forward; refusals have separate patterns. */
const PATTERNS: Readonly<Record<string, Fill['pattern']>> = {
  Submitted: 'empty',
  Shortlisted: 'dots',
  Approved: 'diagonal',
  Granted: 'solid',
  Rejected: 'crossed',
  Deny: 'horizontal',
}

const SERIES: readonly Series[] = STATUS_KINDS.map(({ label, tone }) => ({
  id: label,
  label,
  fill: { tone, pattern: PATTERNS[label] ?? 'vertical' },
}))

function barLabel({ year, total }: ApplicationsOfYear): string {
  return `${yearText(year)}: ${formatCount(total, 'application', 'applications')}`
}

interface StatusPictureProps {
  path: string
  /** Years to show, back from the current one; by default, all that have applications. */
  years?: number
  isSmall?: boolean
}

/** Waits for all lists, because some of them would give wrong numbers. */
export function StatusPicture({ path, years, isSmall = false }: StatusPictureProps) {
  const { applications, missing } = useJoinedApplications()
  const currentYear = councilYear(useServices().now())
  const isThere = applications !== undefined && missing.length === 0
  const rows = shownYears(applicationsByYear(isThere ? applications : []), currentYear, years)
  const linkTo = (year: number | undefined, kind?: StatusKind) =>
    year !== undefined && viewYears(currentYear).includes(year) && (!kind || kind.choice !== undefined)
      ? listLink(path, { year, status: kind?.choice })
      : undefined
  return (
    <ChartFigure
      title={TITLE}
      name="applications-by-status"
      isSmall={isSmall}
      {...(!isSmall && { lead: 'By the year in which they were submitted.' })}
      heightAt={(width) => barsHeight({ legend: SERIES.map(({ label }) => label), labels: rows.map(barLabel) }, width)}
      renderPicture={(width) =>
        !isThere ? (
          <PictureState
            about={TITLE}
            error={missing.find(({ error }) => error !== null)?.error}
            onRetry={() => missing.forEach(({ readAgain }) => readAgain())}
          />
        ) : rows.length === 0 ? (
          <p>{messages.applications.none}</p>
        ) : (
          <StackedBars
            width={width}
            series={SERIES}
            bars={rows.map((row) => ({
              id: yearText(row.year),
              label: barLabel(row),
              parts: Object.fromEntries(
                row.counts.map(({ kind, count }) => [
                  kind.label,
                  { value: count, says: `${kind.label}, ${yearText(row.year)}: ${count}`, to: linkTo(row.year, kind) },
                ]),
              ),
            }))}
          />
        )
      }
      data={
        isThere
          ? {
              columns: ['Year', ...STATUS_KINDS.map(({ label }) => label), 'Total'],
              rows: rows.map(({ year, total, counts }) => ({
                id: yearText(year),
                cells: [
                  yearText(year),
                  ...counts.map(({ kind, count }) => ({
                    text: String(count),
                    to: count > 0 ? linkTo(year, kind) : undefined,
                  })),
                  { text: String(total), to: linkTo(year) },
                ],
              })),
            }
          : undefined
      }
    />
  )
}

const TITLE = 'Applications by status'

const yearText = (year: number | undefined) => (year === undefined ? 'No date' : String(year))

/** Includes years without applications, so that the height is fixed. */
function shownYears(rows: readonly ApplicationsOfYear[], currentYear: number, years: number | undefined) {
  if (years === undefined) return rows
  return Array.from({ length: years }, (_, back): ApplicationsOfYear => {
    const year = currentYear - back
    const none = { year, total: 0, counts: STATUS_KINDS.map((kind) => ({ kind, count: 0 })) }
    return rows.find((row) => row.year === year) ?? none
  })
}

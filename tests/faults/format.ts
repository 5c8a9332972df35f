import { CALLS } from './calls'
import { ALL_FAULTS, FAULT_NAMES } from './faults'
import { computeRow, listProblems, type Cell } from './matrix'
import { EXCEPTIONS, OUTCOMES, formatOutcomes } from './rules'
import { PLACES, SCREEN_EXCEPTIONS, formatException } from './screens'

const formatCell = ({ outcomes, problems }: Cell): string =>
  `${problems.length > 0 ? '!' : ''}${formatOutcomes(outcomes)}`

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' ')
      .trimEnd(),
  )
}

export async function formatMatrix(): Promise<{ readonly text: string; readonly wrong: number }> {
  const rows = await Promise.all(CALLS.map(computeRow))
  const cells = rows.flat()
  const problems = listProblems(cells)
  const lines = [
    ...FAULT_NAMES.map((fault, index) => `${String(index + 1).padStart(2)} ${fault}: ${ALL_FAULTS[fault].description}`),
    '',
    ...OUTCOMES.map(({ word, lines: [happened] }) => `${word.padEnd(6)} ${happened}`),
    '',
    ...alignColumns([
      ['', ...FAULT_NAMES.map((_, index) => String(index + 1))],
      ...rows.map((row, index) => [CALLS[index]?.name ?? '', ...row.map(formatCell)]),
    ]),
    '',
    'Exceptions:',
    ...EXCEPTIONS.map(
      ({ fault, calls, outcome, reason }) =>
        `  ${calls.join(', ')} under ${fault}: ${formatOutcomes([outcome].flat())}. ${reason}`,
    ),
    '',
    ...problems.map((line) => `WRONG ${line}`),
    `${cells.filter(({ outcomes }) => outcomes.length > 0).length} cells, ${problems.length} wrong`,
  ]
  return { text: lines.join('\n'), wrong: problems.length }
}

/** @param rows screen, call, and the place under each fault */
export const formatScreens = (rows: readonly (readonly string[])[]): string =>
  [
    ...Object.entries(PLACES).map(([place, meaning]) => `${place.padEnd(6)} ${meaning}`),
    '',
    ...alignColumns(rows),
    '',
    'Exceptions:',
    ...SCREEN_EXCEPTIONS.map((exception) => `  ${formatException(exception)}. ${exception.reason}`),
    '',
    `${rows.flatMap(([, , places = '']) => places.split(', ')).length} cells`,
  ].join('\n')

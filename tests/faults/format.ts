import { CALLS } from './calls'
import { ALL_FAULTS, FAULT_NAMES } from './faults'
import { computeRow, listProblems, type Cell } from './matrix'
import { EXCEPTIONS, OUTCOMES, formatOutcomes } from './rules'
import { PLACES, SCREEN_EXCEPTIONS, formatException } from './screens'

const wordOf = ({ outcomes, wrong }: Cell): string => `${wrong.length > 0 ? '!' : ''}${formatOutcomes(outcomes)}`

function inColumns(rows: readonly (readonly string[])[]): string[] {
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
  const wrong = listProblems(cells)
  const lines = [
    ...FAULT_NAMES.map((fault, index) => `${String(index + 1).padStart(2)} ${fault}: ${ALL_FAULTS[fault].does}`),
    '',
    ...OUTCOMES.map(({ word, lines: [happened] }) => `${word.padEnd(6)} ${happened}`),
    '',
    ...inColumns([
      ['', ...FAULT_NAMES.map((_, index) => String(index + 1))],
      ...rows.map((row, index) => [CALLS[index]?.name ?? '', ...row.map(wordOf)]),
    ]),
    '',
    'Exceptions:',
    ...EXCEPTIONS.map(
      ({ fault, calls, outcome, because }) =>
        `  ${calls.join(', ')} under ${fault}: ${formatOutcomes([outcome].flat())}. ${because}`,
    ),
    '',
    ...wrong.map((line) => `WRONG ${line}`),
    `${cells.filter(({ outcomes }) => outcomes.length > 0).length} cells, ${wrong.length} wrong`,
  ]
  return { text: lines.join('\n'), wrong: wrong.length }
}

/** @param rows screen, call, and the place under each fault */
export const formatScreens = (rows: readonly (readonly string[])[]): string =>
  [
    ...Object.entries(PLACES).map(([place, means]) => `${place.padEnd(6)} ${means}`),
    '',
    ...inColumns(rows),
    '',
    'Exceptions:',
    ...SCREEN_EXCEPTIONS.map((exception) => `  ${formatException(exception)}. ${exception.because}`),
    '',
    `${rows.flatMap(([, , places = '']) => places.split(', ')).length} cells`,
  ].join('\n')

import { afterAll, expect } from 'vitest'
import { commands } from 'vitest/browser'
import type { CallName } from '@/contract'
import { CALLS, type Call } from '../../faults/calls'
import {
  listFaults,
  appliesTo,
  findSign,
  type ScreenException,
  type Sign,
  type Subject,
  type FaultyCall,
} from '../../faults/screens'
import type { Attempt, Cell } from './cell'

interface Row {
  readonly subject: Subject
  readonly calls: readonly CallName[]
  readonly signOf: (tried: FaultyCall) => Sign
  readonly cellUnder: (attempt: Attempt) => Promise<Cell>
}

/** @param part also the name of the file of results, which `npm run faults` prints */
export function matrixOf(part: 'reading' | 'acting', exceptions: readonly ScreenException[]) {
  const rows: string[][] = []
  const tried = new Set<CallName>()
  const needed = new Set<ScreenException>()
  afterAll(() => commands.writeFile(`test-results/faults/${part}.json`, JSON.stringify(rows)))

  async function tryCell({ subject, signOf, cellUnder }: Row, cell: FaultyCall) {
    const about = exceptions.filter((exception) => appliesTo(exception, subject, cell))
    const due = signOf(cell)
    const exception = about.find(({ shows }) => shows !== undefined)
    const sign = exception?.shows ?? due
    const { place, wrong } = await cellUnder({ ...cell, sign })
    const found = findSign(place) === sign ? wrong : [...wrong, `shows “${place}” and not ${sign}`]
    const allowed = about.filter(({ finding }) => finding !== undefined && found.includes(finding))
    for (const each of exception && sign !== due ? [exception, ...allowed] : allowed) needed.add(each)
    return { place, wrong: found.filter((words) => !allowed.some(({ finding }) => finding === words)) }
  }

  /** Fails with every wrong cell of a screen or an action. */
  async function tryCalls(row: Row) {
    const wrong: string[] = []
    const replacing = new Set<CallName>()
    for (const call of row.calls) {
      const places: string[] = []
      for (const kind of listFaults(call, part))
        try {
          const cell = await tryCell(row, { call, kind })
          places.push(`${kind} ${cell.place}`)
          if (cell.place === 'page') replacing.add(call)
          wrong.push(...cell.wrong.map((words) => `${call} under ${kind}: ${words}`))
        } catch (error) {
          wrong.push(`${call} under ${kind}: ${String(error)}`)
        }
      rows.push([row.subject.name, call, places.join(', ')])
      tried.add(call)
    }
    expect(wrong).toEqual([])
    // Only the failure of its main call may replace a screen.
    expect([...replacing].slice(1)).toEqual([])
  }

  /** Fails for calls that were not tried, and for exceptions that no cell needs. */
  function expectComplete(isTried: (call: Call) => boolean) {
    expect(CALLS.filter((call) => isTried(call) && !tried.has(call.name)).map((call) => call.name)).toEqual([])
    expect(exceptions.filter((exception) => !needed.has(exception))).toEqual([])
  }

  return { tryCalls, expectComplete }
}

import { expect, inject } from 'vitest'
import { commands } from 'vitest/browser'
import type { CallName } from '@/contract'
import { inWords, isAllowed, KINDS, kindsOf, seenOn, type Kind, type Place, type Tried } from '../../faults/screens'
import type { Attempt, Cell } from './cell'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `compare`: a cell is wrong if it differs from what was seen before; `accept`: whatever is seen is right. */
    readonly faults: 'compare' | 'accept'
  }
}

const run = inject('faults')

const cellsOf = (call: CallName): Tried[] => kindsOf(call).map((kind) => ({ call, kind }))

/**
 * Tries the calls of screens and compares what comes with what was seen before.
 * @param name of the file in which it writes down what it has seen
 */
export function matrixOf(name: string) {
  const seen: Record<string, Record<string, string>> = {}

  /** Tries the calls of a screen; fails with every cell that is wrong, and for calls that were never tried. */
  return async (screen: string, calls: readonly CallName[], cellUnder: (attempt: Attempt) => Promise<Cell>) => {
    const before = seenOn(screen)
    if (run !== 'accept') expect([...before.keys()].toSorted()).toEqual([...calls].toSorted())
    const places = new Map(calls.map((call) => [call, new Map<Kind, Place>()]))
    const wrong: string[] = []
    for (const { call, kind } of calls.flatMap(cellsOf)) {
      const was = run === 'accept' ? null : (before.get(call)?.[KINDS.indexOf(kind)] ?? null)
      const cell = await cellUnder({ call, kind, was }).catch((error: unknown): Cell => ({
        place: 'same',
        wrong: [String(error)],
      }))
      places.get(call)?.set(kind, cell.place)
      const differs = was === null || was === cell.place ? [] : [`shows “${cell.place}” and not “${was}”`]
      const found = [...cell.wrong.filter((words) => !isAllowed(screen, call, words)), ...differs]
      wrong.push(...found.map((words) => `${call} under ${kind}: ${words}`))
    }
    seen[screen] = Object.fromEntries([...places].map(([call, words]) => [call, inWords(words)]))
    await commands.writeFile(`test-results/faults/${name}.json`, JSON.stringify(seen))
    expect(wrong).toEqual([])
  }
}

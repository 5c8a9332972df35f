import { expect, inject } from 'vitest'
import { commands } from 'vitest/browser'
import type { CallName } from '@/contract'
import { inWords, isAllowed, KINDS, kindsOf, seenOn, type Kind, type Place } from '../../faults/screens'
import type { Attempt, Cell } from './cell'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `some`: a part of the cells, as in `npm test`; `every`: all of them; `accept`: all, whatever was seen before. */
    readonly faults: 'some' | 'every' | 'accept'
  }
}

const run = inject('faults')

/** Whether only some cells are tried. */
export const isShort = run === 'some'

type Tried = Pick<Attempt, 'call' | 'kind'>

export const cellsOf = (call: CallName): Tried[] => kindsOf(call).map((kind) => ({ call, kind }))

/** The one of a list whose turn it is. */
export const inTurn = <Item>(items: readonly Item[], turn: number): Item[] =>
  items.filter((_, index) => index === turn % items.length)

interface Part {
  readonly name: string
  /**
   * Which cells a short run tries: another kind on each screen, so that each kind meets each sort of call. What a screen
   * shows for the others comes from the same branch of the same component, as the words of a row tell.
   */
  readonly some: (calls: readonly CallName[], turn: number) => readonly Tried[]
}

/** Tries the calls of screens and compares what comes with what was seen before. */
export function matrixOf({ name, some }: Part) {
  const seen: Record<string, Record<string, string>> = {}
  let turn = 0

  /** Tries the calls of a screen; fails with every cell that is wrong, and for calls that were never tried. */
  return async (screen: string, calls: readonly CallName[], cellUnder: (attempt: Attempt) => Promise<Cell>) => {
    const before = seenOn(screen)
    if (run !== 'accept') expect([...before.keys()].toSorted()).toEqual([...calls].toSorted())
    const places = new Map(calls.map((call) => [call, new Map<Kind, Place>()]))
    const wrong: string[] = []
    turn += 1
    for (const { call, kind } of isShort ? some(calls, turn) : calls.flatMap(cellsOf)) {
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
    if (!isShort) await commands.writeFile(`test-results/faults/${name}.json`, JSON.stringify(seen))
    expect(wrong).toEqual([])
  }
}

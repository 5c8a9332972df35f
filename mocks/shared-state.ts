import { withLock } from '@/lib/with-lock'
import type { Clock } from './clock'
import { oneByOne } from './create-mock'
import type { Exclusively, Task } from './make-handlers'
import { clearStore, restoreSnapshot, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import { putRows, rowsOf } from './model/stored-rows'
import { newId, type Base, type Persistence, type Step, type StoredState } from './persistence'
import { seedScenario, type Scenario } from './seed/scenarios'
import { SEED_VERSION } from './seed/seed-version'
import { loggedIn, logInAgain } from './world'

interface SharedStateSettings {
  /** The tabs with this name share the state. */
  readonly name: string
  readonly stored: Persistence
  readonly clock: Clock
  /** What a browser starts with on its first visit. */
  readonly scenario: Scenario
  /** The store of this tab. */
  readonly store: () => Promise<Store>
  /** Called after each write. */
  readonly onWrite: () => Promise<void>
}

const isUsable = (base: Base): boolean => base.by === 'rows' || base.version === SEED_VERSION

/** The steps that can be undone: a seed of another version of the mock cannot be gone back to. */
function undoableSteps({ steps }: StoredState): readonly Step[] {
  const barrier = steps.findLastIndex(({ replaced }) => replaced !== null && !isUsable(replaced))
  return steps.slice(barrier + 1)
}

/** Lets the tabs of a browser share one state: each reads what another has written, and writes what it changes. */
export function sharedState({ name, stored, clock, scenario, store, onWrite }: SharedStateSettings) {
  const firstBase = (): Base => seedBase(scenario, clock.now().getTime())
  /** What this tab has read, and what its own store began with. */
  let seen: { state: StoredState | null; base: Base } = { state: null, base: firstBase() }

  /** Fills the store as a base has it, with the rows that were changed since. */
  const loadBase = async (filled: Store, base: Base) => {
    clearStore(filled)
    if (base.by === 'seed') seedScenario(filled, base.scenario, new Date(base.moment))
    else {
      const whole = await stored.whole(base)
      if (!whole) throw new Error('The base of the stored state is missing.')
      restoreSnapshot(filled, whole)
    }
    putRows(filled, await stored.changedRows(base))
  }

  const load = async (filled: Store, state: StoredState | null) => {
    try {
      if (state && !isUsable(state.base)) throw new Error('The seed is that of another version of the mock.')
      seen = { state, base: state?.base ?? firstBase() }
      await loadBase(filled, seen.base)
    } catch {
      // It was stored by another version of the mock, and does not fit the tables.
      await stored.discard()
      seen = { state: null, base: firstBase() }
      await loadBase(filled, seen.base)
    }
    filled.changes.take()
  }

  const fill = async (empty: Store): Promise<void> => load(empty, await stored.state())

  const catchUp = async (behind: Store) => {
    const state = await stored.state()
    if (state?.revision === seen.state?.revision) return
    if (!state || !seen.state || state.base.id !== seen.base.id) return load(behind, state)
    putRows(behind, await stored.changedRows(state.base, seen.state.revision))
    behind.changes.take()
    seen = { state, base: state.base }
  }

  const write = async (changed: Store, task: Task) => {
    const taken = changed.changes.take()
    const { before, now } = rowsOf(changed, taken)
    const { origin } = taken
    const step = { id: newId(), name: task.name, at: clock.now().getTime() }
    const base =
      origin === null
        ? seen.base
        : origin.by === 'seed'
          ? seedBase(origin.scenario, origin.moment)
          : ({ id: newId(), by: 'rows', scenario: changed.scenario } as const)
    const isStep = origin !== null || before.length > 0
    try {
      const state = await stored.write(seen.state, base, {
        rows: now,
        step: isStep ? { ...step, before: origin ? [] : before, replaced: origin ? seen.base : null } : null,
        whole: base.by === 'rows' && origin ? takeSnapshot(changed) : null,
      })
      seen = { state, base }
    } catch (error) {
      // What was noted is no longer known: the next write takes everything.
      changed.changes.replace({ by: 'rows' })
      throw error
    }
    await onWrite()
  }

  // Without locks, the tasks of one page still run in sequence. Two tabs can overwrite each other.
  const inTurn = oneByOne()
  const alone = <Result>(run: (current: Store) => Promise<Result>): Promise<Result> =>
    inTurn({ name }, () =>
      withLock(name, {}, async () => {
        const current = await store()
        await catchUp(current)
        return run(current)
      }),
    )

  const exclusively: Exclusively = (task, run) =>
    alone(async (current) => {
      const result = await run()
      if (!current.changes.isEmpty) await write(current, task)
      return result
    })

  return {
    fill,
    exclusively,
    /** The tasks that can be undone, the last one first. */
    undoable: async (): Promise<readonly Step[]> => {
      const state = await stored.state()
      return state ? undoableSteps(state).toReversed() : []
    },
    /** Goes back to before the last tasks; who is logged in stays so. */
    undo: (asked: number): Promise<void> =>
      alone(async (current) => {
        const { state } = seen
        const undone = state ? undoableSteps(state).slice(-asked) : []
        if (!state || undone.length === 0) return
        const people = loggedIn(current)
        // Before a replacement there is nothing to take back step by step, but what was there then.
        const replacement = undone.find(({ replaced }) => replaced !== null)
        const base = replacement?.replaced ?? state.base
        if (replacement) {
          await loadBase(current, base)
          current.changes.take()
        }
        const onBase = replacement ? undone.slice(0, undone.indexOf(replacement)) : undone
        for (const rows of (await stored.before(onBase)).toReversed()) putRows(current, rows)
        logInAgain(current, people)
        const { now } = rowsOf(current, current.changes.take())
        seen = { state: await stored.goBack(state, { base, count: undone.length, rows: now }), base }
        await onWrite()
      }),
  }
}

const seedBase = (scenario: Scenario, moment: number): Base => ({
  id: newId(),
  by: 'seed',
  scenario,
  moment,
  version: SEED_VERSION,
})

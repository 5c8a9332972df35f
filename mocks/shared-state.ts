import { withLock } from '@/lib/with-lock'
import type { Clock } from '@/wire/mock/clock'
import { oneByOne } from '@/wire/mock/connect'
import type { Exclusively } from '@/wire/mock/make-handlers'
import { clearStore, putRows, restoreSnapshot, rowsOf, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import { newId, type Base, type Persistence, type StoredState } from './persistence'
import { seedScenario, type Scenario } from './seed/scenarios'
import { SEED_VERSION } from './seed/seed-version'

interface SharedStateSettings {
  /** Tabs with the same name share the state. */
  readonly name: string
  readonly stored: Persistence
  readonly clock: Clock
  readonly scenario: Scenario
  readonly store: () => Promise<Store>
  readonly onWrite: () => Promise<void>
}

const isUsable = (base: Base): boolean => base.by === 'rows' || base.version === SEED_VERSION

/** Shares one state between tabs. Each task first reads the changes of other tabs, then writes its own. */
export function sharedState({ name, stored, clock, scenario, store, onWrite }: SharedStateSettings) {
  const firstBase = (): Base => seedBase(scenario, clock.now().getTime())
  /** The last state read by this tab, and the base of its store. */
  let seen: { state: StoredState | null; base: Base } = { state: null, base: firstBase() }

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
      // The stored state is of another version of the mock and does not fit the tables.
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

  const write = async (changed: Store) => {
    const taken = changed.changes.take()
    const { origin } = taken
    const base =
      origin === null
        ? seen.base
        : origin.by === 'seed'
          ? seedBase(origin.scenario, origin.moment)
          : ({ id: newId(), by: 'rows', scenario: changed.scenario } as const)
    try {
      const state = await stored.write(seen.state, base, {
        rows: rowsOf(changed, taken),
        whole: base.by === 'rows' && origin ? takeSnapshot(changed) : null,
      })
      seen = { state, base }
    } catch (error) {
      // The recorded changes are lost: the next write stores a full snapshot.
      changed.changes.replace({ by: 'rows' })
      throw error
    }
    await onWrite()
  }

  // Without the Web Locks API, the tasks of one page still run in sequence, but two tabs can overwrite each other.
  const inTurn = oneByOne()
  const exclusively: Exclusively = (run) =>
    inTurn(() =>
      withLock(name, {}, async () => {
        const current = await store()
        await catchUp(current)
        const result = await run()
        if (!current.changes.isEmpty) await write(current)
        return result
      }),
    )

  return { fill, exclusively }
}

const seedBase = (scenario: Scenario, moment: number): Base => ({
  id: newId(),
  by: 'seed',
  scenario,
  moment,
  version: SEED_VERSION,
})

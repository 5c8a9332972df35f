import { withLock } from '@/lib/with-lock'
import type { Clock } from '@/wire/mock/clock'
import { createQueue } from '@/wire/mock/connect'
import type { Exclusively } from '@/wire/mock/make-handlers'
import { clearStore, putRows, restoreSnapshot, toStoredRows, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import { createId, type Base, type Persistence, type StoredState } from './persistence'
import { seedScenario, type Scenario } from './seed/scenarios'
import { SEED_VERSION } from './seed/seed-version'

interface SharedStateSettings {
  /** Tabs with the same name share the state. */
  readonly name: string
  readonly persistence: Persistence
  readonly clock: Clock
  readonly scenario: Scenario
  readonly getStore: () => Promise<Store>
  readonly onWrite: () => Promise<void>
}

const isUsable = (base: Base): boolean => base.by === 'rows' || base.version === SEED_VERSION

/** Shares one state between tabs. Each task first reads the changes of the other tabs, then writes its own changes. */
export function createSharedState({ name, persistence, clock, scenario, getStore, onWrite }: SharedStateSettings) {
  const createFirstBase = (): Base => createSeedBase(scenario, clock.now().getTime())
  /** The state that this tab has read last, and the base of its store. */
  let lastRead: { state: StoredState | null; base: Base } = { state: null, base: createFirstBase() }

  const loadBase = async (target: Store, base: Base) => {
    clearStore(target)
    if (base.by === 'seed') seedScenario(target, base.scenario, new Date(base.moment))
    else {
      const snapshot = await persistence.readSnapshot(base)
      if (!snapshot) throw new Error('The base of the stored state is missing.')
      restoreSnapshot(target, snapshot)
    }
    putRows(target, await persistence.readChangedRows(base))
  }

  const load = async (target: Store, state: StoredState | null) => {
    try {
      if (state && !isUsable(state.base)) throw new Error('The seed comes from another version of the mock.')
      lastRead = { state, base: state?.base ?? createFirstBase() }
      await loadBase(target, lastRead.base)
    } catch {
      // The stored state comes from another version of the mock and does not fit the tables.
      await persistence.discardState()
      lastRead = { state: null, base: createFirstBase() }
      await loadBase(target, lastRead.base)
    }
    target.changes.take()
  }

  const fillStore = async (target: Store): Promise<void> => load(target, await persistence.readState())

  const catchUp = async (target: Store) => {
    const state = await persistence.readState()
    if (state?.revision === lastRead.state?.revision) return
    if (!state || !lastRead.state || state.base.id !== lastRead.base.id) return load(target, state)
    putRows(target, await persistence.readChangedRows(state.base, lastRead.state.revision))
    target.changes.take()
    lastRead = { state, base: state.base }
  }

  const write = async (source: Store) => {
    const recorded = source.changes.take()
    const { origin } = recorded
    const base =
      origin === null
        ? lastRead.base
        : origin.by === 'seed'
          ? createSeedBase(origin.scenario, origin.moment)
          : ({ id: createId(), by: 'rows', scenario: source.scenario } as const)
    try {
      const state = await persistence.writeState(lastRead.state, base, {
        rows: toStoredRows(source, recorded),
        snapshot: base.by === 'rows' && origin ? takeSnapshot(source) : null,
      })
      lastRead = { state, base }
    } catch (error) {
      // The recorded changes are lost: the next write stores a full snapshot.
      source.changes.replace({ by: 'rows' })
      throw error
    }
    await onWrite()
  }

  // Without the Web Locks API, the tasks of one page still run in sequence, but two tabs can overwrite each other.
  const runInSequence = createQueue()
  const runExclusively: Exclusively = (run) =>
    runInSequence(() =>
      withLock(name, {}, async () => {
        const current = await getStore()
        await catchUp(current)
        const result = await run()
        if (!current.changes.isEmpty) await write(current)
        return result
      }),
    )

  return { fillStore, runExclusively }
}

const createSeedBase = (scenario: Scenario, moment: number): Base => ({
  id: createId(),
  by: 'seed',
  scenario,
  moment,
  version: SEED_VERSION,
})

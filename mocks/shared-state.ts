import type { Clock } from './clock'
import type { Exclusively, Task } from './make-handlers'
import { restoreSnapshot, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import type { persistence } from './persistence'
import { seedScenario, type Scenario } from './seed/scenarios'
import { putWorld } from './world'

interface SharedStateSettings {
  /** The tabs with this name share the state. */
  readonly name: string
  readonly stored: ReturnType<typeof persistence>
  readonly clock: Clock
  /** What a browser starts with on its first visit. */
  readonly scenario: Scenario
  /** The store of this tab. */
  readonly store: () => Promise<Store>
  /** Called after each write. */
  readonly onWrite: () => Promise<void>
}

/** Lets the tabs of a browser share one state: each reads what another has written, and writes what it changes. */
export function sharedState({ name, stored, clock, scenario, store, onWrite }: SharedStateSettings) {
  let hasState = false
  /** How far this tab has read what was written, and which changes of its own store it has written. */
  let seen = { written: 0, changes: 0, dataChanges: 0 }

  const notice = async ({ revision, dataRevision }: Store) => {
    seen = { written: await stored.revision(), changes: revision, dataChanges: dataRevision }
  }

  /** Fills the store of this tab. */
  const fill = async (empty: Store): Promise<void> => {
    const state = await stored.read()
    try {
      if (state) restoreSnapshot(empty, state)
      hasState = state !== null
    } catch {
      // It was stored by another version of the mock, and does not fit the tables.
      await stored.discard()
    }
    if (!hasState) seedScenario(empty, scenario, clock.now())
    await notice(empty)
  }

  const catchUp = async (behind: Store) => {
    if ((await stored.revision()) === seen.written) return
    const state = await stored.read()
    if (state) restoreSnapshot(behind, state)
    hasState = state !== null
    await notice(behind)
  }

  const write = async (changed: Store, task: Task, replaces: boolean) => {
    await stored.write(takeSnapshot(changed), { ...task, at: clock.now().getTime() }, replaces)
    hasState = true
    await notice(changed)
    await onWrite()
  }

  const alone = <Result>(run: (current: Store) => Promise<Result>): Promise<Result> =>
    navigator.locks.request(name, async () => {
      const current = await store()
      await catchUp(current)
      return run(current)
    })

  const exclusively: Exclusively = (task, run) =>
    alone(async (current) => {
      // What the first task changes can be undone too.
      if (!hasState && !task.reads) await write(current, { name: 'Start' }, false)
      const result = await run()
      // A log-in is nothing that is undone: it belongs to the state that was there before.
      if (current.revision !== seen.changes) await write(current, task, current.dataRevision === seen.dataChanges)
      return result
    })

  return {
    fill,
    exclusively,
    /** Goes back to before the last tasks; who is logged in stays so. */
    undo: (count: number): Promise<void> =>
      alone(async (current) => {
        const before = await stored.undo(count)
        if (!before) return
        putWorld(current, before)
        await write(current, { name: 'Undo' }, true)
      }),
  }
}

import { createStore } from '@/lib/create-store'
import type { Clock } from './clock'
import type { Fault, Faults } from './faults'
import { USUAL_UPLOAD_SPEED } from './simulated-upload'

/** Milliseconds that an answer takes: a number between the two, by chance. */
export interface Delay {
  readonly least: number
  readonly most: number
}

export const NO_DELAY: Delay = { least: 0, most: 0 }

/** Under which conditions a mock host answers. Plain data: it can be stored, and handed to another tab. */
export interface Conditions {
  /** What the host's clock shows, in milliseconds since 1970. */
  readonly moment: number
  readonly clockRuns: boolean
  readonly delay: Delay
  /** How fast uploads are, in bytes per second. */
  readonly uploadSpeed: number
  readonly faults: readonly Fault[]
}

interface ConditionsSettings {
  readonly clock: Clock
  readonly faults: Faults
  readonly delay: Delay
  /** From 0 up to 1. */
  readonly random: () => number
}

/** The conditions of one mock host. A change applies to the next call; the clock to what is shown at once. */
export function createConditions({ clock, faults, delay: first, random }: ConditionsSettings) {
  const changes = createStore(undefined)
  const tell = () => changes.set(undefined)
  const runsAtFirst = clock.isRunning()
  let delay = first
  let uploadSpeed = USUAL_UPLOAD_SPEED
  faults.subscribe(tell)

  const get = (): Conditions => ({
    moment: clock.now().getTime(),
    clockRuns: clock.isRunning(),
    delay,
    uploadSpeed,
    faults: faults.list(),
  })

  const set = (next: Partial<Conditions>): void => {
    // Stopped first: a clock that is stopped after it was set may have gone on by a millisecond.
    if (next.clockRuns === false) clock.stop()
    if (next.moment !== undefined) clock.set(new Date(next.moment))
    if (next.clockRuns === true) clock.run()
    delay = next.delay ?? delay
    uploadSpeed = next.uploadSpeed ?? uploadSpeed
    if (next.faults) faults.set(next.faults)
    else tell()
  }

  return {
    get,
    set,
    /** As the mock was created, at another moment: nothing fails, and answers take as long as they did. */
    reset: (moment: Date) =>
      set({
        moment: moment.getTime(),
        clockRuns: runsAtFirst,
        delay: first,
        uploadSpeed: USUAL_UPLOAD_SPEED,
        faults: [],
      }),
    /** Milliseconds for the next answer. */
    nextDelay: () => (delay.most > delay.least ? delay.least + random() * (delay.most - delay.least) : delay.least),
    /** Calls the listener after each change; returns the function that unsubscribes. */
    subscribe: changes.subscribe,
  }
}

export type MockConditions = ReturnType<typeof createConditions>

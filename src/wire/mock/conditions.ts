import { z } from '@/lib/zod'
import { createStore } from '@/lib/create-store'
import type { Clock } from './clock'
import type { Fault, Faults } from './faults'
import { recordingSchemaOf, type Recording } from './recording'
import { USUAL_UPLOAD_SPEED } from './simulated-upload'

/** Range in milliseconds. Each response takes a random time in it. */
export interface Delay {
  readonly least: number
  readonly most: number
}

export const NO_DELAY: Delay = { least: 0, most: 0 }

/** The conditions of a mock host. Plain data: can be stored and sent to another tab. */
export interface Conditions<Call extends string> {
  /** Host time in milliseconds since 1970. */
  readonly moment: number
  readonly clockRuns: boolean
  readonly delay: Delay
  /** Bytes per second. */
  readonly uploadSpeed: number
  readonly faults: readonly Fault<Call>[]
  /** The responses of a real host, played instead of the mock's own. */
  readonly recording: Recording<Call> | null
}

export const conditionsSchemaOf = <Call extends string>() =>
  z.object({
    moment: z.number(),
    clockRuns: z.boolean(),
    delay: z.object({ least: z.number(), most: z.number() }),
    uploadSpeed: z.number(),
    faults: z.array(z.custom<Fault<Call>>((fault) => typeof fault === 'object' && fault !== null && 'call' in fault)),
    // Conditions stored by earlier versions have none.
    recording: z._default(z.nullable(recordingSchemaOf<Call>()), null),
  }) satisfies z.ZodMiniType<Conditions<Call>>

interface ConditionsSettings<Call extends string> {
  readonly clock: Clock
  readonly faults: Faults<Call>
  readonly delay: Delay
  readonly recording: Recording<Call> | null
  /** Returns a number from 0 up to 1. */
  readonly random: () => number
}

/** A change applies to the next call; a change of the clock applies at once. */
export function createConditions<Call extends string>(settings: ConditionsSettings<Call>) {
  const { clock, faults, delay: initialDelay, random } = settings
  const changes = createStore(undefined)
  const notify = () => changes.set(undefined)
  const isInitiallyRunning = clock.isRunning()
  let delay = initialDelay
  let uploadSpeed = USUAL_UPLOAD_SPEED
  let { recording } = settings
  faults.subscribe(notify)

  const get = (): Conditions<Call> => ({
    moment: clock.now().getTime(),
    clockRuns: clock.isRunning(),
    delay,
    uploadSpeed,
    faults: faults.list(),
    recording,
  })

  const set = (next: Partial<Conditions<Call>>): void => {
    // Stop first: a clock that is set while it runs may advance by a millisecond.
    if (next.clockRuns === false) clock.stop()
    if (next.moment !== undefined) clock.set(new Date(next.moment))
    if (next.clockRuns === true) clock.run()
    delay = next.delay ?? delay
    uploadSpeed = next.uploadSpeed ?? uploadSpeed
    if (next.recording !== undefined) recording = next.recording
    if (next.faults) faults.set(next.faults)
    else notify()
  }

  return {
    get,
    set,
    /** Restores the initial conditions at another moment, without faults and recording. */
    reset: (moment: Date) =>
      set({
        moment: moment.getTime(),
        clockRuns: isInitiallyRunning,
        delay: initialDelay,
        uploadSpeed: USUAL_UPLOAD_SPEED,
        faults: [],
        recording: null,
      }),
    /** In milliseconds. */
    nextDelay: () => (delay.most > delay.least ? delay.least + random() * (delay.most - delay.least) : delay.least),
    subscribe: changes.subscribe,
  }
}

export type MockConditions<Call extends string> = ReturnType<typeof createConditions<Call>>

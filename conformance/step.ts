import type { CallName } from '@/contract'
import type { Context } from './context'
import type { Stage } from './stage'

interface Stages {
  /** The step is not tried before this. */
  readonly needs?: Stage
  /** Reached once the step has worked. */
  readonly reaches?: Stage
}

/** One thing to try on a host; throws one of `finding.ts`, or the `ApiError` of its call. */
export interface Step extends Stages {
  readonly call: CallName
  /** What is tried, as printed in the report. */
  readonly tries: string
  readonly run: (context: Context) => Promise<unknown>
  /** It shows nothing on a host where the call fails for those who may make it. */
  readonly isProbe: boolean
}

/** Something that has to work. */
export const step = (call: CallName, tries: string, run: Step['run'], stages: Stages = {}): Step => ({
  call,
  tries,
  run,
  isProbe: false,
  ...stages,
})

/** Something that the host has to refuse. */
export const probe = (call: CallName, tries: string, run: Step['run'], stages: Stages = {}): Step => ({
  ...step(call, tries, run, stages),
  isProbe: true,
})

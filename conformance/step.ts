import type { CallName } from '@/contract'
import type { Context } from './context'
import type { Milestone } from './milestone'

interface Stages {
  /** The step is not tried before this. */
  readonly needs?: Milestone
  /** Reached once the step has worked. */
  readonly reaches?: Milestone
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
export const step = (call: CallName, tries: string, run: Step['run'], milestones: Stages = {}): Step => ({
  call,
  tries,
  run,
  isProbe: false,
  ...milestones,
})

/** Something that the host has to refuse. */
export const probe = (call: CallName, tries: string, run: Step['run'], milestones: Stages = {}): Step => ({
  ...step(call, tries, run, milestones),
  isProbe: true,
})

import type { CallName } from '@/contract'
import type { Context } from '@conformance/context'
import type { Milestone } from '@conformance/milestone'

interface Stages {
  /** Call that wrote the values that the step reads back. */
  readonly writtenBy?: CallName
  readonly needs?: Milestone
  readonly reaches?: Milestone
}

/** One thing to try. Throws a finding of `finding.ts`, or the `ApiError` of its call. */
export interface Step extends Stages {
  readonly call: CallName
  /** As printed in the report. */
  readonly tries: string
  readonly run: (context: Context) => Promise<unknown>
  /** Meaningless if the call fails for those with the right. */
  readonly isProbe: boolean
}

/** A step that must succeed. */
export const step = (call: CallName, tries: string, run: Step['run'], milestones: Stages = {}): Step => ({
  call,
  tries,
  run,
  isProbe: false,
  ...milestones,
})

/** A step that the host must refuse. */
export const probe = (call: CallName, tries: string, run: Step['run'], milestones: Stages = {}): Step => ({
  ...step(call, tries, run, milestones),
  isProbe: true,
})

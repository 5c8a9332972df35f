/** One thing to try. Throws a finding of `finding.ts`, or the `ApiError` of its call. */
export interface Step<Context, Call extends string = string, Milestone extends string = string> {
  readonly call: Call
  /** As printed in the report. */
  readonly tries: string
  readonly run: (context: Context) => Promise<unknown>
  /** Meaningless if the call fails for those with the right. */
  readonly isProbe: boolean
  /** Call that wrote the values that the step reads back. */
  readonly writtenBy?: Call
  readonly needs?: Milestone
  readonly reaches?: Milestone
}

/** Returns the functions that declare the steps of one contract. */
export function stepsOf<Context, Call extends string, Milestone extends string>() {
  type StepOf = Step<Context, Call, Milestone>
  type Stages = Pick<StepOf, 'writtenBy' | 'needs' | 'reaches'>

  /** A step that must succeed. */
  const step = (call: Call, tries: string, run: StepOf['run'], stages: Stages = {}): StepOf => ({
    call,
    tries,
    run,
    isProbe: false,
    ...stages,
  })

  /** A step that the host must refuse. */
  const probe = (call: Call, tries: string, run: StepOf['run'], stages: Stages = {}): StepOf => ({
    ...step(call, tries, run, stages),
    isProbe: true,
  })

  return { step, probe }
}

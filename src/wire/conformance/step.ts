/** One thing to try. Throws a finding of `finding.ts`, or the `ApiError` of its call. */
export interface Step<Context, Call extends string = string, Milestone extends string = string> {
  readonly call: Call
  /** As printed in the report. */
  readonly title: string
  readonly run: (context: Context) => Promise<unknown>
  /** Meaningless if the call fails for permitted people. */
  readonly isProbe: boolean
  /** Call that wrote the values that the step reads back. */
  readonly writtenBy?: Call
  /** More calls without which the step proves nothing. */
  readonly dependsOn?: readonly Call[]
  readonly needs?: Milestone
  readonly reaches?: Milestone
  /** Reads whether the host has done the step, after a write without a usable response; null if nothing shows it. */
  readonly isDone?: (context: Context) => Promise<boolean | null>
}

/** Returns the functions that declare the steps of one contract. */
export function createStepBuilders<Context, Call extends string, Milestone extends string>() {
  type ContractStep = Step<Context, Call, Milestone>
  type StepOptions = Pick<ContractStep, 'writtenBy' | 'dependsOn' | 'needs' | 'reaches' | 'isDone'>

  /** A step that must succeed. */
  const step = (call: Call, title: string, run: ContractStep['run'], options: StepOptions = {}): ContractStep => ({
    call,
    title,
    run,
    isProbe: false,
    ...options,
  })

  /** A step that the host must refuse. */
  const probe = (call: Call, title: string, run: ContractStep['run'], options: StepOptions = {}): ContractStep => ({
    ...step(call, title, run, options),
    isProbe: true,
  })

  return { step, probe }
}

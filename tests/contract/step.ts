import type { CallName } from '@/contract'
import type { SuiteContext } from './suite-context'

/** One thing to try on a host; throws a `Difference`, a `Skip` or the `ApiError` of its call. */
export interface Step {
  readonly call: CallName
  /** What is tried, as printed in the report. */
  readonly tries: string
  readonly run: (context: SuiteContext) => Promise<unknown>
}

export const step = (call: CallName, tries: string, run: Step['run']): Step => ({ call, tries, run })

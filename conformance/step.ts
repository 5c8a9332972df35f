import type { CallName } from '@/contract'
import { stepsOf, type Step as StepOf } from '@/wire/conformance/step'
import type { Context } from './context'
import type { Milestone } from './milestone'

export type Step = StepOf<Context, CallName, Milestone>

export const { step, probe } = stepsOf<Context, CallName, Milestone>()

import type { CallName } from '@/contract'
import { createStepBuilders, type Step as StepOf } from '@/wire/conformance/step'
import type { Context } from './context'
import type { Milestone } from './milestone'

export type Step = StepOf<Context, CallName, Milestone>

export const { step, probe } = createStepBuilders<Context, CallName, Milestone>()

import { contract } from '@/contract'
import { onlyReads } from './host'
import type { Step } from './step'
import { accessSteps, ownershipSteps } from './steps/access'
import { accountSteps } from './steps/accounts'
import { applicationSteps, deletionSteps } from './steps/application'
import { councilSteps, settingSteps } from './steps/council'
import { fieldSteps } from './steps/fields'
import { grantSteps } from './steps/grant'
import { readingSteps } from './steps/reading'
import { reviewSteps } from './steps/review'

/** What is tried where writing is not allowed. */
export const readingSuite: readonly Step[] = [
  ...readingSteps,
  ...accessSteps.filter(({ call }) => onlyReads(contract[call])),
  ...fieldSteps,
]

/** Every call of the contract on one host, in the order of an application's context. */
export const suite: readonly Step[] = [
  ...readingSteps,
  ...accountSteps,
  // Before anything is begun: a session that holds an application would answer for it.
  ...accessSteps,
  ...settingSteps,
  ...applicationSteps,
  ...councilSteps,
  ...reviewSteps,
  ...grantSteps,
  ...ownershipSteps,
  ...deletionSteps,
  ...fieldSteps,
]

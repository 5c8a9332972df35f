import { contract } from '@/contract'
import { onlyReads } from './host'
import type { Step } from './step'
import { accessSteps } from './steps/access'
import { accountSteps } from './steps/accounts'
import { applicationSteps, deletionSteps } from './steps/application'
import { councilSteps, settingSteps } from './steps/council'
import { fieldSteps } from './steps/fields'
import { grantSteps } from './steps/grant'
import { readingSteps } from './steps/reading'
import { reviewSteps } from './steps/review'

/** The steps that are tried where writing is not allowed. */
export const readingSuite: readonly Step[] = [
  ...readingSteps,
  ...accessSteps.filter(({ call }) => onlyReads(contract[call])),
  ...fieldSteps,
]

/** Every call of the contract on one host, in the order in which an application needs them. */
export const suite: readonly Step[] = [
  ...readingSteps,
  ...accountSteps,
  ...settingSteps,
  ...applicationSteps,
  ...councilSteps,
  ...reviewSteps,
  ...grantSteps,
  // After the life cycle, which has left a file of every kind to be read.
  ...accessSteps,
  ...deletionSteps,
  ...fieldSteps,
]

import type { Step } from './step'
import { accountSteps } from './steps/accounts'
import { applicationSteps, deletionSteps } from './steps/application'
import { councilSteps, settingSteps } from './steps/council'
import { grantSteps } from './steps/grant'
import { readingSteps } from './steps/reading'
import { reviewSteps } from './steps/review'

/** Every call of the contract on one host, in the order of an application's life. */
export const suite: readonly Step[] = [
  ...readingSteps,
  ...accountSteps,
  ...settingSteps,
  ...applicationSteps,
  ...councilSteps,
  ...reviewSteps,
  ...grantSteps,
  ...deletionSteps,
]

import { contract } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'
import type { Step } from './step'
import { accessSteps, visitorSteps } from './steps/access'
import { accountSteps } from './steps/accounts'
import { applicationSteps, deletionSteps } from './steps/application'
import { councilSteps, emailSteps, settingSteps } from './steps/council'
import { fieldSteps } from './steps/fields'
import { grantSteps } from './steps/grant'
import { listSteps } from './steps/lists'
import { readingSteps } from './steps/reading'
import { leavingOthersAlone } from './steps/other-rows'
import { reviewSteps } from './steps/review'

/** Steps that need no permission to write. */
export const readOnlySuite: readonly Step[] = [
  ...readingSteps,
  ...[...visitorSteps, ...accessSteps].filter(({ call }) => onlyReads(contract[call])),
  ...listSteps,
  ...emailSteps,
  ...fieldSteps,
]

/** Covers every call of the contract, in the order in which an application needs them. */
export const suite: readonly Step[] = [
  ...readingSteps,
  ...accountSteps,
  ...settingSteps,
  ...emailSteps,
  ...applicationSteps,
  ...leavingOthersAlone([...councilSteps, ...reviewSteps, ...grantSteps]),
  ...listSteps,
  // After the life cycle, which leaves a file of every kind.
  ...visitorSteps,
  ...accessSteps,
  ...leavingOthersAlone(deletionSteps),
  ...fieldSteps,
]

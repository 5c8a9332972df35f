import { contract, type CallName } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'

/** Harms of an open door, worst first. */
const HARMS: readonly string[] = ['account takeover', 'mail relay', 'confidential files', 'foreign writes', 'reading']

/** Returns the place of a harm in the order, worst first. */
export const rankOf = (harm: string): number => HARMS.indexOf(harm)

const CRITICAL: readonly string[] = ['account takeover', 'mail relay', 'confidential files']

export const isCritical = (harm: string): boolean => CRITICAL.includes(harm)

const TAKEOVER: readonly CallName[] = ['logIn', 'logOut', 'signUp', 'createAccount', 'changePassword', 'resetPassword']
const MAIL: readonly CallName[] = ['sendEmail', 'requestAgreementByEmail']

export function harmOf(call: CallName): string {
  if (TAKEOVER.includes(call)) return 'account takeover'
  if (MAIL.includes(call)) return 'mail relay'
  if (!onlyReads(contract[call])) return 'foreign writes'
  const isFile = contract[call].replies === 'blob' && !/criteria/i.test(call)
  return isFile || call === 'getFormData' ? 'confidential files' : 'reading'
}

const WITH_A_NUMBER = /^(decideAs|submitReview|getDetails|downloadDetailsFile|downloadApplicationPdf|getApplicationTo)/

/** Section of the documentation that says how to shut a door. */
export const docsOf = (call: CallName): string =>
  `docs/going-live.md#${WITH_A_NUMBER.test(call) ? 'what-anybody-gets-with-a-number' : 'what-the-portal-cannot-secure'}`

import { contract, type CallName } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'

/** Harms of a vulnerability, worst first. */
const HARMS: readonly string[] = [
  'account takeover',
  'mail relay',
  'confidential files',
  'overwritten applications',
  'unauthorised changes',
  'reading',
]

/** Returns 0 for the worst harm. */
export const getHarmRank = (harm: string): number => HARMS.indexOf(harm)

const CRITICAL: readonly string[] = ['account takeover', 'mail relay', 'confidential files', 'overwritten applications']

export const isCritical = (harm: string): boolean => CRITICAL.includes(harm)

const ACCOUNT_CALLS: readonly CallName[] = [
  'logIn',
  'logOut',
  'signUp',
  'createAccount',
  'changePassword',
  'resetPassword',
]
const EMAIL_CALLS: readonly CallName[] = ['sendEmail', 'requestAgreementByEmail']

export function getHarm(call: CallName): string {
  if (ACCOUNT_CALLS.includes(call)) return 'account takeover'
  if (EMAIL_CALLS.includes(call)) return 'mail relay'
  if (!onlyReads(contract[call])) return 'unauthorised changes'
  const isFile = contract[call].responseType === 'blob' && !/criteria/i.test(call)
  return isFile || call === 'getFormData' ? 'confidential files' : 'reading'
}

const CALLS_BY_NUMBER =
  /^(decideAs|submitReview|getDetails|downloadDetailsFile|downloadApplicationPdf|getApplicationTo)/

/** Section of the documentation that describes the fix. */
export const getDocsLink = (call: CallName): string =>
  `docs/security.md#${CALLS_BY_NUMBER.test(call) ? 'what-anybody-gets-with-a-number' : 'what-the-portal-cannot-secure'}`

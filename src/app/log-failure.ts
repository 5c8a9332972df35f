import { contract, type CallName } from '@/contract'
import type { ApiError } from '@/api/errors'

/** Calls whose failure is also written to the console; where it concerns the person, the page shows it as well. */
const LOGGED: readonly CallName[] = [
  'checkSession',
  'logOut',
  'getProfile',
  'listFaculties',
  'listDepartments',
  'shortlistOrReject',
  'grantOrDeny',
]

/** Logs the call and the kind of failure. The host's text is left out: it may be about a person. */
export function logFailure({ call, kind, detail }: ApiError): void {
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED.includes(call) && kind !== 'aborted' && !isVisitor) console.error(contract[call].path.slice(1), detail)
}

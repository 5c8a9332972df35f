import { contract, type CallName } from '@/contract'
import type { ApiError } from '@/api/errors'

/** What the specification wants logged when it fails; the pages say it as well, where it concerns somebody. */
const LOGGED: readonly CallName[] = [
  'checkSession',
  'logOut',
  'getProfile',
  'listFaculties',
  'listDepartments',
  'shortlistOrReject',
  'grantOrDeny',
]

/** Names the call and what went wrong with it. The host's words are left out: they may be about a person. */
export function logFailure({ call, kind, detail }: ApiError): void {
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED.includes(call) && kind !== 'aborted' && !isVisitor) console.error(contract[call].path.slice(1), detail)
}

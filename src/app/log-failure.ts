import type { CallName } from '@/contract'
import type { ApiError } from '@/api/errors'

/** Calls whose failure is also logged to the console; if it concerns the user, the page shows it as well. */
const LOGGED: readonly CallName[] = [
  'checkSession',
  'logOut',
  'getProfile',
  'listFaculties',
  'listDepartments',
  'shortlistOrReject',
  'grantOrDeny',
]

/** Omits the host's text, which may contain personal data. */
export function logFailure({ call, kind, detail }: ApiError, path: string): void {
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED.includes(call) && kind !== 'aborted' && !isVisitor) console.error(path.slice(1), detail)
}

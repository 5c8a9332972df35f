import type { CallName } from '@/contract'
import type { ApiError, FailureKind } from '@/wire/client/api-error'
import { sendReport } from './send-report'

/** Calls whose failures are logged to the console. The page shows a failure separately if it concerns the user. */
const LOGGED_CALLS: readonly string[] = [
  'checkSession',
  'logOut',
  'getProfile',
  'listFaculties',
  'listDepartments',
  'shortlistOrReject',
  'grantOrDeny',
] satisfies CallName[]

/** Failures that a person or their connection causes. */
const UNREPORTED_KINDS: readonly FailureKind[] = ['aborted', 'network', 'refused', 'signed-out', 'unreadable-file']

/** Logs and reports a failure without the host's text, which may contain personal data. */
export function logFailure(failure: ApiError, path: string): void {
  const { call, kind, detail } = failure
  if (!UNREPORTED_KINDS.includes(kind)) sendReport({ call, kind })
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED_CALLS.includes(call) && kind !== 'aborted' && !isVisitor) console.error(path.slice(1), detail)
}

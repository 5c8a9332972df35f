import type { CallName } from '@/contract'
import { branding } from '@/branding'
import type { ApiError, FailureKind } from '@/wire/client/api-error'

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

/** Sends a failure to the address in the settings, without a cookie. */
function reportFailure({ call, kind }: ApiError): void {
  const { errorReports } = branding
  if (errorReports === null || UNREPORTED_KINDS.includes(kind)) return
  const body = JSON.stringify({ call, kind, version: __VERSION__ })
  fetch(errorReports, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}

/** Logs and reports a failure without the host's text, which may contain personal data. */
export function logFailure(failure: ApiError, path: string): void {
  reportFailure(failure)
  const { call, kind, detail } = failure
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED_CALLS.includes(call) && kind !== 'aborted' && !isVisitor) console.error(path.slice(1), detail)
}

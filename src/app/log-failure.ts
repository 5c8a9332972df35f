import type { CallName } from '@/contract'
import { branding } from '@/branding'
import type { ApiError, FailureKind } from '@/wire/client/api-error'

/** Calls whose failure is also logged to the console; if it concerns the user, the page shows it as well. */
const LOGGED: readonly string[] = [
  'checkSession',
  'logOut',
  'getProfile',
  'listFaculties',
  'listDepartments',
  'shortlistOrReject',
  'grantOrDeny',
] satisfies CallName[]

/** Failures that a person or their connection causes. */
const NOT_REPORTED: readonly FailureKind[] = ['aborted', 'network', 'refused', 'signed-out', 'unreadable-file']

/** Sends call, kind and version to the address in the settings, without a cookie. */
function reportFailure({ call, kind }: ApiError): void {
  const { errorReports } = branding
  if (errorReports === null || NOT_REPORTED.includes(kind)) return
  const body = JSON.stringify({ call, kind, version: __VERSION__ })
  fetch(errorReports, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}

/** Omits the host's text, which may contain personal data. */
export function logFailure(failure: ApiError, path: string): void {
  reportFailure(failure)
  const { call, kind, detail } = failure
  const isVisitor = call === 'checkSession' && (kind === 'refused' || kind === 'signed-out')
  if (LOGGED.includes(call) && kind !== 'aborted' && !isVisitor) console.error(path.slice(1), detail)
}

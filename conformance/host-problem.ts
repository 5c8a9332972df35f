import { toApiError } from '@/wire/client/api-error'
import { explainUnreachable } from '../scripts/support/unreachable'
import { isTransient, MAX_REPETITIONS } from '@/wire/conformance/transient-failure'
import type { Host } from './host'

/** Calls `listFaculties`, because every host has it. Resolves to the problem with the address, or null. */
export async function findHostProblem(host: Host): Promise<string | null> {
  let responseBody = ''
  const { client } = host.connect({ onNoise: () => undefined, onResponse: ({ body }) => (responseBody = body) })
  const send = (repetitions = 0): Promise<unknown> =>
    client
      .listFaculties({})
      .catch((error: unknown) =>
        isTransient(error) && repetitions < MAX_REPETITIONS ? send(repetitions + 1) : Promise.reject(error as Error),
      )
  try {
    await send()
    return null
  } catch (error) {
    const failure = toApiError(error)
    if (failure.kind === 'network') return explainUnreachable(host.name, failure)
    if (failure.kind === 'timeout') return `${host.name} is slow: it did not respond in time. It may be the right host.`
    if (failure.kind === 'http')
      return failure.status === 404
        ? `${host.name} is not the council's host: it has no FacultyDepartment.php.`
        : `${host.name} is out of order: HTTP ${failure.status}.`
    if (failure.kind === 'not-json' && /^\s*</.test(responseBody))
      return `${host.name} is not the council's host: FacultyDepartment.php is a page of HTML.`
    return null
  }
}

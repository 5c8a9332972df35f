import { toApiError } from '@/wire/client/api-error'
import { explainUnreachable } from '../scripts/support/unreachable'
import type { Host } from './host'

/** Requests the faculties, a call that every host has. Resolves to what is wrong with the address, or null. */
export async function findHostProblem(host: Host): Promise<string | null> {
  let body = ''
  const { client } = host.connect({ onNoise: () => undefined, onBody: (text) => (body = text) })
  try {
    await client.listFaculties({})
    return null
  } catch (error) {
    const failure = toApiError(error)
    if (failure.kind === 'network') return explainUnreachable(host.name, failure)
    if (failure.kind === 'timeout') return `${host.name} is slow: it did not respond in time. It may be the right host.`
    if (failure.kind === 'http' && failure.status !== 404)
      return `${host.name} is out of order: HTTP ${failure.status}.`
    if (failure.kind === 'http') return `${host.name} is not the council's host: it has no FacultyDepartment.php.`
    if (failure.kind === 'not-json' && /^\s*</.test(body))
      return `${host.name} is not the council's host: FacultyDepartment.php is a page of HTML.`
    return null
  }
}

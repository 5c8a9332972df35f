import type { CallOptions } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Session } from '@/api/session'
import type { CallName } from '@/contract'

/**
 * Runs before every call that is sent in a user's name, because another tab may have changed the session: the call is
 * sent for the user whose page it comes from, or not at all. Throws an `ApiError` with `nothingSent` otherwise.
 */
export async function requireSamePerson(session: Session, call: CallName, options: CallOptions): Promise<void> {
  const who = await session.confirm({ signal: options.signal }).catch((cause: unknown) => {
    const kind = options.signal?.aborted ? 'aborted' : 'network'
    throw new ApiError(call, { kind, nothingSent: true, cause })
  })
  if (who === 'other') throw new ApiError(call, { kind: 'somebody-else', nothingSent: true })
  if (who === 'signed-out') throw new ApiError(call, { kind: 'signed-out', nothingSent: true })
}

import type { CallOptions } from '@/wire/client/client'
import { ApiError } from '@/wire/client/errors'
import type { Session } from '@/api/session'
import type { CallName } from '@/contract'

/** Another tab may have changed the session: rejects with `nothingSent` unless it is confirmed as this user's. */
export async function requireSamePerson(
  session: Pick<Session, 'confirm' | 'isUndisturbed'>,
  call: CallName,
  options: CallOptions,
): Promise<void> {
  if (options.isConfirmed && session.isUndisturbed()) return
  const who = await session.confirm({ signal: options.signal }).catch((cause: unknown) => {
    const kind = options.signal?.aborted ? 'aborted' : 'network'
    throw new ApiError(call, { kind, nothingSent: true, cause })
  })
  if (who === 'other') throw new ApiError(call, { kind: 'somebody-else', nothingSent: true })
  if (who === 'signed-out') throw new ApiError(call, { kind: 'signed-out', nothingSent: true })
}

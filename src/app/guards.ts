import { redirect } from 'react-router-dom'
import type { Services } from '@/api/services'
import type { Role } from '@/domain/people/roles'
import { toHomeWithReturn } from '../paths'

/** The page is for other roles. The host has to enforce this (docs/safeguards.md#roles-are-hints). */
export class WrongRoleError extends Error {
  override readonly name = 'WrongRoleError'
  constructor(readonly roles: readonly Role[]) {
    super(`This page is for ${roles.join(', ')}`)
  }
}

/** The session check failed. The user may still be signed in. */
export class SessionCheckError extends Error {
  override readonly name = 'SessionCheckError'
}

/** Another user has signed in than the one who opened this tab. The shell explains this, and nothing is loaded. */
class PersonLeftError extends Error {
  override readonly name = 'PersonLeftError'
}

export type PageAccess = 'anyone' | 'signed-in' | readonly Role[]

/** Whether a signed-in user with this role may open a page. */
export const isOpenToRole = (access: PageAccess, role: Role | null): boolean =>
  access === 'anyone' || access === 'signed-in' || (role !== null && access.includes(role))

/**
 * Throws a redirect to /home if the session is invalid, or one of the errors above.
 * @param target path to return to after a log-in
 */
export async function requireAccess({ session }: Services, access: PageAccess, target: string): Promise<void> {
  if (access === 'anyone') return
  const sessionState = await session.ensureChecked()
  if (sessionState.state === 'unreachable')
    throw new SessionCheckError('CheckSession.php', { cause: sessionState.error })
  if (sessionState.state === 'ended-elsewhere') throw new PersonLeftError()
  if (sessionState.state !== 'valid') throw redirect(toHomeWithReturn(target))
  if (access !== 'signed-in' && !isOpenToRole(access, sessionState.person.role)) throw new WrongRoleError(access)
}

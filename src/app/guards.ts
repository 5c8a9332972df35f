import { redirect } from 'react-router-dom'
import type { Services } from '@/api/services'
import type { Role } from '@/domain/people/roles'
import { toHomeWithReturn } from '../paths'

/** The page is for other roles. Only a hint: the host has to enforce it (docs/security.md#roles-are-hints). */
export class WrongRole extends Error {
  override readonly name = 'WrongRole'
  constructor(readonly roles: readonly Role[]) {
    super(`This page is for ${roles.join(', ')}`)
  }
}

/** The session could not be checked, which is not the same as being signed out. */
export class SessionNotChecked extends Error {
  override readonly name = 'SessionNotChecked'
}

/** The tab belongs to another user than the one signed in. Nothing is loaded; the shell explains it. */
class PersonHasLeft extends Error {
  override readonly name = 'PersonHasLeft'
}

export type PageAccess = 'anyone' | 'signed-in' | readonly Role[]

/** Whether a signed-in user with this role may open a page. */
export const isFor = (who: PageAccess, role: Role | null): boolean =>
  who === 'anyone' || who === 'signed-in' || (role !== null && who.includes(role))

/**
 * Throws a redirect to /home if the session is invalid, or one of the errors above.
 * @param target path to return to after a log-in
 */
export async function admit({ session }: Services, who: PageAccess, target: string): Promise<void> {
  if (who === 'anyone') return
  const checked = await session.ensureChecked()
  if (checked.state === 'unreachable') throw new SessionNotChecked('CheckSession.php', { cause: checked.error })
  if (checked.state === 'ended-elsewhere') throw new PersonHasLeft()
  if (checked.state !== 'valid') throw redirect(toHomeWithReturn(target))
  if (who !== 'signed-in' && !isFor(who, checked.person.role)) throw new WrongRole(who)
}

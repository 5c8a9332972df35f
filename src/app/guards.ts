import { redirect } from 'react-router-dom'
import type { Services } from '@/api/services'
import type { Role } from '@/domain/roles'
import { homeWithReturn } from './paths'
import { PersonHasLeft, SessionNotChecked, WrongRole } from './refusals'

/** Who a page is for; the roles as the host spells them. */
export type PageAccess = 'anyone' | 'signed-in' | readonly Role[]

/** Whether a page is for somebody who is signed in with this role. */
export const isFor = (who: PageAccess, role: Role | null): boolean =>
  who === 'anyone' || who === 'signed-in' || (role !== null && who.includes(role))

/**
 * Resolves if the person may open a page. Else throws a redirect to /home where the session is invalid, or an error
 * of `refusals.ts` that the error page explains.
 * @param target the address the person was going to, to be taken there after logging in
 */
export async function admit({ session }: Services, who: PageAccess, target: string): Promise<void> {
  if (who === 'anyone') return
  const known = await session.known()
  if (known.state === 'unreachable') throw new SessionNotChecked('CheckSession.php', { cause: known.error })
  if (known.state === 'left') throw new PersonHasLeft()
  if (known.state !== 'valid') throw redirect(homeWithReturn(target))
  if (who !== 'signed-in' && !isFor(who, known.person.role)) throw new WrongRole(who)
}
